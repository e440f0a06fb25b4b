import { Command, InvalidArgumentError } from 'commander'
import { wholeOption } from '../input/wholeOption.ts'
import { type ReplayWishes, showReplay } from '../replay/showReplay.ts'

const EXAMPLES = `
Examples:
  jelly replay game.json
  jelly replay https://example.org/replay/4711#t=73.4 --seat 2
  jelly replay game.json --at 73.4 --json

docs/fair-dice.md describes the file; jelly verify checks it.`

function seconds(text: string): number {
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || !Number.isFinite(value))
    throw new InvalidArgumentError('Expected seconds, as 73.4.')
  return value
}

export const replayCommand = new Command('replay')
  .description('print a finished game as text, whole or at a moment')
  .argument('<file|url>', 'a replay; - for standard input')
  .option('--at <seconds>', 'how the table stood so long after the start', seconds)
  .option('--seat <n>', 'with the eyes of a seat, counted from 1; without it every hand is seen', wholeOption(1, 5))
  .option('--json', 'print it for programs')
  .addHelpText('after', EXAMPLES)
  .action(async (source: string, wishes: ReplayWishes) => {
    console.log(await showReplay(source, wishes))
  })
