import type { ArenaSetup } from './ArenaSetup.ts'
import { VICTORY } from '../sim/SimTally.ts'
import type { ArenaTally, BotTally } from './ArenaTally.ts'
import { meanOf, shareOf, type Sums } from './intervals.ts'
import { type Lineup, lineupsOf } from './lineups.ts'
import { ratingsOf } from './ratings.ts'

/** What an arena found, for people and programs. */
export interface Standings {
  readonly players: number
  readonly games: number
  readonly timed: boolean
  readonly seed: number
  readonly results: readonly BotResult[]
  /** The same for each line-up alone, where there are several. */
  readonly lineups: readonly { readonly bots: Lineup; readonly results: readonly BotResult[] }[]
}

export interface BotResult {
  readonly bot: string
  /** Seats taken: a bot that sits twice at a table counts twice. */
  readonly games: number
  /** For each seat; a victory shared by two counts half. An even share is one out of the players. */
  readonly winRate: number
  readonly low: number
  readonly high: number
  readonly meanJelly: number
  readonly jellyLow: number
  readonly jellyHigh: number
  readonly rating: number
}

export function standingsOf(setup: ArenaSetup, games: number, tally: ArenaTally): Standings {
  const { bots, players, timed, seed } = setup
  const lineups = lineupsOf(bots, players)
  const played = lineups.flatMap((lineup, n) => (tally[n] === undefined ? [] : [{ bots: lineup, tally: [tally[n]] }]))
  return {
    players,
    games,
    timed,
    seed,
    results: resultsOf([...new Set(bots)], tally),
    lineups:
      lineups.length < 2
        ? []
        : played.map((one) => ({ bots: one.bots, results: resultsOf([...new Set(one.bots)], one.tally) })),
  }
}

function resultsOf(bots: readonly string[], tally: ArenaTally): BotResult[] {
  const ratings = ratingsOf(bots, tally.map(outcomeOf))
  return bots.flatMap((bot) => {
    const own = tally.flatMap((lineup) => lineup[bot] ?? [])
    return own.length === 0 ? [] : [resultOf(bot, own, ratings.get(bot) ?? 0)]
  })
}

function resultOf(bot: string, own: readonly BotTally[], rating: number): BotResult {
  const wins = shareOf(own.map(winsOf))
  const jelly = meanOf(
    own.map(({ games, seats, jelly: sum, jellySquared: squares }) => ({ games, seats, sum, squares })),
  )
  return {
    bot,
    games: own.reduce((sum, { seats }) => sum + seats, 0),
    winRate: rounded(wins.mean),
    low: rounded(wins.low),
    high: rounded(wins.high),
    meanJelly: rounded(jelly.mean),
    jellyLow: rounded(jelly.low),
    jellyHigh: rounded(jelly.high),
    rating,
  }
}

const winsOf = ({ games, seats, parts, partsSquared }: BotTally): Sums => ({
  games,
  seats,
  sum: parts / VICTORY,
  squares: partsSquared / VICTORY ** 2,
})

function outcomeOf(lineup: Readonly<Record<string, BotTally>>) {
  const bots = Object.entries(lineup)
  const games = bots[0]?.[1].games ?? 0
  return {
    games,
    seats: new Map(bots.map(([bot, { seats }]) => [bot, seats / games])),
    wins: new Map(bots.map(([bot, { parts }]) => [bot, parts / VICTORY])),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
