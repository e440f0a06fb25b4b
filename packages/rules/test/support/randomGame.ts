import {
  answersTo,
  type Command,
  decide,
  type Dice,
  drawGame,
  type Event,
  evolve,
  houseEdition,
  isRefusal,
  legalCommands,
  newState,
  type Randomness,
  seededRandomness,
  type SeatOrTable,
  type Setup,
  type State,
  viewOf,
} from '../../src/index.ts'
import { pureDice } from './pureDice.ts'
import { wildEdition } from './wildEdition.ts'

export interface Move {
  readonly seat: SeatOrTable
  readonly command: Command
}

export interface Watcher {
  /** Before the events are written. */
  readonly decided?: (state: State, move: Move, events: readonly Event[]) => void
  /** After one event is written. */
  readonly evolved?: (state: State, event: Event) => void
}

/** 3, 4 and 5 seats, our city and the wild one, with and without promo and first game, by turns. */
export const setupOf = (seed: number): Setup => ({
  seats: 3 + (seed % 3),
  edition: seed % 2 === 0 ? wildEdition : houseEdition,
  promo: seed % 4 === 1,
  firstGame: seed % 8 === 7,
})

export const pick = <T>(list: readonly T[], random: Randomness): T => {
  const chosen = list[random(list.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** Anything a seat or the table may do now. */
export function randomMove(state: State, random: Randomness): Move {
  const table = (type: 'startRound' | 'scoreNext' | 'openPods' | 'answerByDefault' | 'sandRunsOut' | 'flipTimer') =>
    ({ seat: 'table', command: { type } }) as const
  if (state.phase === 'between') return table('startRound')
  if (state.phase === 'opening') return table('openPods')
  if (state.phase === 'scoring')
    return state.choice === null ? table('scoreNext') : (randomAnswer(state, random) ?? table('answerByDefault'))
  if (state.flippedBy !== null && random(30) === 0) return table('sandRunsOut')
  if (state.flippedBy === null && random(400) === 0) return table('flipTimer')
  return randomPlay(state, random)
}

function randomAnswer(state: State, random: Randomness): Move | null {
  if (state.choice === null || random(5) === 0) return null
  const { question } = state.choice
  const seat = pick(question.asked, random)
  const answer = pick(answersTo(question, viewOf(state, seat), seat), random)
  return { seat, command: { type: 'answerChoice', answer } }
}

function randomPlay(state: State, random: Randomness): Move {
  for (let tries = 0; tries < 200; tries++) {
    const seat = random(state.squads.length)
    const commands = legalCommands(viewOf(state, seat), seat)
    if (commands.length === 0) continue
    const passes = commands[0]?.type === 'rollDice' && random(6) === 0
    return { seat, command: passes ? { type: 'rollDice' } : pick(commands, random) }
  }
  throw new Error('nobody can do anything')
}

/** Plays a whole game; the watcher sees every decision and every event. */
export function playRandomly(
  seed: number,
  watcher: Watcher = {},
  setup = setupOf(seed),
  dice: Dice = pureDice(seed),
): State {
  const random = seededRandomness(seed)
  const started = drawGame(setup, dice)
  const state = newState(started)
  watcher.evolved?.(state, started)
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > 3000) throw new Error(`game ${seed} does not end`)
    const move = randomMove(state, random)
    const events = decide(state, move.seat, move.command, dice)
    if (isRefusal(events)) throw new Error(`game ${seed}: ${JSON.stringify(move)} is refused: ${events.refused}`)
    watcher.decided?.(state, move, events)
    for (const event of events) {
      evolve(state, event)
      watcher.evolved?.(state, event)
    }
  }
  return state
}

const { STRYKER_MUTATOR_WORKER, JELLY_QUICK } = process.env

/** In `npm run check`, and in mutation testing, which runs all this a thousand times over, a part of the games must do. */
export const share = (count: number): number =>
  STRYKER_MUTATOR_WORKER === undefined && JELLY_QUICK === undefined ? count : Math.ceil(count / 6)

export const seeds = (count: number): number[] => Array.from({ length: share(count) }, (_, n) => n)

export function deepFreeze<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing)
    for (const value of Object.values(thing)) deepFreeze(value)
  }
  return thing
}
