import { availableParallelism } from 'node:os'
import { BOT_LEVELS } from '@jelly/bots'
import { MAX_SEATS, MIN_SEATS } from '@jelly/rules'
import { Command, InvalidArgumentError } from 'commander'
import { ARENA_BOTS } from '../arena/ArenaSetup.ts'
import { arenaReport } from '../arena/arenaReport.ts'
import { runArena } from '../arena/runArena.ts'
import { standingsOf } from '../arena/standings.ts'
import { wholeOption } from '../input/wholeOption.ts'
import { progressBar } from '../sim/progressBar.ts'

interface Options {
  readonly bots: readonly string[]
  readonly games: number
  readonly players: number
  readonly untimed?: true
  readonly seed?: number
  readonly cores: number
  readonly json?: true
}

const MOST_BOTS = 8

const NOTES = `
As many bots as players are one line-up, such as one veteran against three regulars; fewer meet in every mixture, more
in every choice of that many. Each line-up sits in every order, and each order meets the same cities and dice.

Examples:
  jelly arena --bots veteran,regular,regular,regular --games 2000
  jelly arena --bots ace,veteran,regular,rookie --games 400 --seed 7
  jelly arena --bots ace,veteran --players 3 --untimed --json > result.json`

export const arenaCommand = new Command('arena')
  .description('let bots of several levels play each other and say how strong they are')
  .option('--bots <levels>', `of ${ARENA_BOTS.join(', ')}; with commas`, bots, BOT_LEVELS.toReversed())
  .option('--games <n>', 'how many', wholeOption(1, 10_000_000), 400)
  .option('--players <n>', 'seats at the table', wholeOption(MIN_SEATS, MAX_SEATS), 4)
  .option('--untimed', 'everybody thinks equally long, so that only the moves count')
  .option('--seed <n>', 'the same seed plays the same games, on any number of cores', wholeOption(0))
  .option('--cores <n>', 'how many to use', wholeOption(1, 1024), availableParallelism())
  .option('--json', 'print the result for programs')
  .addHelpText('after', NOTES)
  .action(compete)

async function compete({ bots: names, games, players, untimed, cores, json, ...options }: Options): Promise<void> {
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000)
  const setup = { bots: names, players, timed: untimed !== true, seed }
  const bar = progressBar(games)
  const tally = await runArena(setup, games, cores, bar.update).finally(bar.stop)
  const standings = standingsOf(setup, games, tally)
  console.log(json ? JSON.stringify(standings, null, 2) : arenaReport(standings))
}

function bots(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  const unknown = names.find((name) => !ARENA_BOTS.includes(name))
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no bot "${unknown}", only ${ARENA_BOTS.join(', ')}.`)
  if (names.length > MOST_BOTS) throw new InvalidArgumentError(`Expected at most ${MOST_BOTS} bots.`)
  return names
}
