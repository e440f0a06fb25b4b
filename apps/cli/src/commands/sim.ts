import { availableParallelism } from 'node:os'
import { MAX_SEATS, MIN_SEATS } from '@jelly/rules'
import { Command, InvalidArgumentError } from 'commander'
import { checkSetup, readEdition } from '../input/readEdition.ts'
import { wholeOption } from '../input/wholeOption.ts'
import { progressBar } from '../sim/progressBar.ts'
import { simReport } from '../sim/simReport.ts'
import { runSim } from '../sim/runSim.ts'
import { SIM_LEVELS } from '../sim/SimSetup.ts'
import { simSummaryOf } from '../sim/summary.ts'

interface Options {
  readonly games: number
  readonly players: number
  readonly bots: readonly string[]
  readonly seed?: number
  readonly edition?: string
  readonly promo?: true
  readonly firstGame?: true
  readonly cores: number
  readonly json?: true
}

const EXAMPLES = `
Examples:
  jelly sim --games 10000 --players 4
  jelly sim --bots simple,random,random --players 3 --seed 7
  jelly sim --edition my-boards.json --promo --json > result.json`

export const simCommand = new Command('sim')
  .description('play many games of bots and say how they ended')
  .option('--games <n>', 'how many', wholeOption(1, 100_000_000), 1000)
  .option('--players <n>', 'seats at the table', wholeOption(MIN_SEATS, MAX_SEATS), 4)
  .option('--bots <levels>', `${SIM_LEVELS.join(', ')}; several with commas go round the table`, levels, ['simple'])
  .option('--seed <n>', 'the same seed plays the same games, on any number of cores', wholeOption(0))
  .option('--edition <file>', 'boards and pods of your own; see docs/editions.md')
  .option('--promo', 'with the promo boards')
  .option('--first-game', 'with green faces only')
  .option('--cores <n>', 'how many to use', wholeOption(1, 1024), availableParallelism())
  .option('--json', 'print the result for programs')
  .addHelpText('after', EXAMPLES)
  .action(simulate)

async function simulate({ games, players, bots, edition: file, cores, json, ...options }: Options): Promise<void> {
  const edition = await readEdition(file)
  const setup = { seats: players, edition, promo: options.promo === true, firstGame: options.firstGame === true }
  checkSetup(setup)
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000)
  const seated = Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? 'simple')
  const bar = progressBar(games)
  const tally = await runSim({ setup, levels: seated, seed }, games, cores, bar.update).finally(bar.stop)
  const summary = simSummaryOf(tally, seated, seed)
  console.log(json ? JSON.stringify(summary, null, 2) : simReport(summary, edition.boards))
}

function levels(text: string): readonly string[] {
  const found = text.split(',')
  const unknown = found.find((level) => !SIM_LEVELS.includes(level))
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no bot "${unknown}", only ${SIM_LEVELS.join(', ')}.`)
  return found
}
