import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { InputError } from '../input/InputError.ts'
import { readJson } from '../input/json.ts'
import { readText, reasonOf } from '../input/readText.ts'
import { scoreScenario } from '../score/scoreScenario.ts'

const EXAMPLES = `
Examples:
  jelly score position.json
  jelly score - < position.json
  jelly score --lines - < positions.jsonl

A position needs "seats" and "districts":
  {"seats": ["Gina", "Sam", "Charlie"],
   "districts": [{"zones": ["3", "6", "0"], "target": 2, "dice": {"Sam": [4], "Gina": [1]}},
                 {"face": "2B"}, {"face": "5A"}]}`

export const scoreCommand = new Command('score')
  .description('say what everybody gains from a position at the end of a round')
  .argument('<file>', 'a JSON document; - for standard input')
  .option('--lines', 'one document per line, answered by one line each; a wrong one by {"error": ...}')
  .addHelpText('after', EXAMPLES)
  .action(async (source: string, { lines }: { lines?: true }) => {
    if (lines) await scoreLines(source)
    else console.log(JSON.stringify(scoreScenario(readJson(await readText(source))), null, 2))
  })

async function scoreLines(source: string): Promise<void> {
  const input = source === '-' ? process.stdin : createReadStream(source)
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!process.stdout.write(`${answerTo(line)}\n`)) await drained()
    }
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(source, reasonOf(error))
  }
}

function answerTo(line: string): string {
  try {
    return JSON.stringify(scoreScenario(readJson(line)))
  } catch (error) {
    if (error instanceof InputError) return JSON.stringify({ error: error.message })
    throw error
  }
}

/** Output waits for a slow reader, so that it does not fill the memory. */
const drained = (): Promise<void> => new Promise((resolve) => process.stdout.once('drain', () => resolve()))
