import { SelfPlay } from '@jelly/bots'
import { seededDice, seededRandomness } from '@jelly/rules'
import { playerOf, type SimSetup } from './SimSetup.ts'
import { countEvent, countSimGame, newTally, type SimTally } from './SimTally.ts'

/** Plays the games from `first` on. Each game has a seed of its own, so it does not matter who plays it, or when. */
export function playGames({ setup, levels, seed }: SimSetup, first: number, count: number): SimTally {
  const tally = newTally(levels.length)
  const bots = levels.map(playerOf)
  for (let n = first; n < first + count; n++) {
    const gameSeed = seedOf(seed, n)
    const game = new SelfPlay(setup, bots, seededDice(gameSeed), seededRandomness(gameSeed + 1), (event) =>
      countEvent(tally, game.state, event),
    )
    countSimGame(tally, game.play())
  }
  return tally
}

/** Neighbouring games and seeds get very different numbers. */
const seedOf = (seed: number, game: number): number => (Math.imul(seed, 0x9e3779b1) + Math.imul(game, 0x85ebca77)) | 0
