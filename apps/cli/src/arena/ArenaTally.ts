import { VICTORY } from '../sim/SimTally.ts'

/** Sums over the games of one line-up, for one of its bots: enough for means and their intervals. */
export interface BotTally {
  /** Games, and seats taken in them. */
  games: number
  seats: number
  parts: number
  partsSquared: number
  jelly: number
  jellySquared: number
}

/** By line-up, then by bot. */
export type ArenaTally = Record<string, BotTally>[]

export const newBotTally = (): BotTally => ({
  games: 0,
  seats: 0,
  parts: 0,
  partsSquared: 0,
  jelly: 0,
  jellySquared: 0,
})

/** Counts a game: the seats of one bot are one observation, since they win and lose together. */
export function countArenaGame(
  tally: Record<string, BotTally>,
  seats: readonly string[],
  scores: readonly number[],
  winners: readonly number[],
): void {
  for (const bot of new Set(seats)) {
    const own = seats.flatMap((name, seat) => (name === bot ? [seat] : []))
    const parts = own.filter((seat) => winners.includes(seat)).length * (VICTORY / winners.length)
    const jelly = own.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0)
    addBot((tally[bot] ??= newBotTally()), {
      games: 1,
      seats: own.length,
      parts,
      partsSquared: parts * parts,
      jelly,
      jellySquared: jelly * jelly,
    })
  }
}

export function addBot(sum: BotTally, more: BotTally): void {
  for (const key of ['games', 'seats', 'parts', 'partsSquared', 'jelly', 'jellySquared'] as const) sum[key] += more[key]
}

export function addArenaTally(sum: ArenaTally, more: ArenaTally): void {
  more.forEach((bots, lineup) => {
    const own = (sum[lineup] ??= {})
    for (const [bot, tally] of Object.entries(bots)) addBot((own[bot] ??= newBotTally()), tally)
  })
}
