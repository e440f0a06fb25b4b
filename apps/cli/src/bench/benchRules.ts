import { houseEdition, seededDice, seededRandomness } from '@jelly/rules'
import { RandomGame } from './RandomGame.ts'

export interface RulesBench {
  readonly players: number
  readonly seconds: number
  readonly games: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  readonly actionsPerGame: number
}

/** Games before measuring, so that V8 has compiled the code. A count, not a time: a busy machine is slower. */
const WARM_UP = 6000

/** Whole games of random players on this core, for so many seconds. */
export function benchRules(players: number, seconds: number): RulesBench {
  const setup = { seats: players, edition: houseEdition }
  const dice = seededDice(1)
  const random = seededRandomness(2)
  const play = (): number => new RandomGame(setup, dice, random).play()
  for (let game = 0; game < WARM_UP; game++) play()
  let games = 0
  let actions = 0
  const start = performance.now()
  for (const end = start + seconds * 1000; performance.now() < end; games++) actions += play()
  const taken = (performance.now() - start) / 1000
  return {
    players,
    seconds: Number(taken.toFixed(3)),
    games,
    gamesPerSecond: Math.round(games / taken),
    actionsPerSecond: Math.round(actions / taken),
    actionsPerGame: Math.round(actions / games),
  }
}
