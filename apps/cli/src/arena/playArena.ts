import { playMatch } from '@jelly/bots'
import { arenaBot, type ArenaSetup, pacingOf } from './ArenaSetup.ts'
import { type ArenaTally, countArenaGame } from './ArenaTally.ts'
import { type Lineup, lineupsOf, seatingsOf } from './lineups.ts'

/** Plays the games from `first` on. Each game has a seed of its own, so it does not matter who plays it, or when. */
export function playArena(setup: ArenaSetup, first: number, count: number): ArenaTally {
  const lineups = lineupsOf(setup.bots, setup.players)
  const seatings = lineups.map(seatingsOf)
  const tally: ArenaTally = lineups.map(() => ({}))
  for (let game = first; game < first + count; game++) {
    const lineup = game % lineups.length
    playOne(setup, seatings[lineup] ?? [], Math.floor(game / lineups.length), (tally[lineup] ??= {}))
  }
  return tally
}

/** The line-up's next game. In one lap through all its seatings, city and dice stay the same. */
function playOne(setup: ArenaSetup, seatings: readonly Lineup[], number: number, tally: ArenaTally[number]): void {
  const lap = Math.floor(number / seatings.length)
  const seats = seatings[number % seatings.length] ?? []
  const bots = seats.map((name, seat) => arenaBot(name, lap + 3 * seat))
  const { scores, winners } = playMatch({ bots, seed: seedOf(setup.seed, lap), ...pacingOf(setup) })
  countArenaGame(tally, seats, scores, winners)
}

/** Neighbouring laps and seeds get very different numbers. */
const seedOf = (seed: number, lap: number): number => (Math.imul(seed, 0x9e3779b1) + Math.imul(lap, 0x85ebca77)) | 0
