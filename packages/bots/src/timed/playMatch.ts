import {
  decide,
  type Dice,
  drawGame,
  type Edition,
  evolve,
  houseEdition,
  isRefusal,
  newState,
  type Seat,
  seededDice,
  seededRandomness,
  type State,
  viewOf,
} from '@jelly/rules'
import type { Bot } from '../Bot.ts'
import { type Players, TimedRound } from './TimedRound.ts'
import { FRENZY, type Tempo } from './tempo.ts'

export interface Match {
  /** By seat. */
  readonly bots: readonly Bot[]
  readonly seed: number
  readonly tempo?: Tempo
  readonly edition?: Edition
  readonly firstGame?: boolean
  readonly promo?: boolean
  /** Is shown the state at the end of each scramble, before it is scored. */
  readonly watch?: (state: State) => void
}

export interface MatchResult {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** How long each round took on the virtual clock, in ms. */
  readonly rounds: readonly number[]
}

/** A whole game of bots; the same match always ends the same way. */
export function playMatch(match: Match): MatchResult {
  const { bots, tempo = FRENZY, edition = houseEdition, firstGame = false, promo = false } = match
  const seed = spread(match.seed)
  const dice = seededDice(seed)
  const ties = seededRandomness(spread(seed + 1))
  const players = { bots, randoms: bots.map((_, seat) => seededRandomness(spread(seed + 2 + seat))) }
  const state = newState(drawGame({ seats: bots.length, edition, firstGame, promo }, dice))
  const rounds: number[] = []
  while (state.phase === 'between') {
    rounds.push(new TimedRound(state, dice, players, tempo, ties).play())
    match.watch?.(state)
    scoreAll(state, dice, players)
  }
  follow(state, decide(state, 'table', { type: 'openPods' }, dice))
  return { scores: state.result?.scores ?? [], winners: state.result?.winners ?? [], rounds }
}

function scoreAll(state: State, dice: Dice, players: Players): void {
  while (state.phase === 'scoring') {
    follow(state, decide(state, 'table', { type: 'scoreNext' }, dice))
    while (state.choice !== null) settle(state, dice, players)
  }
}

/** Everyone asked answers, the quickest first; [K2] who does not gets the default. */
function settle(state: State, dice: Dice, { bots, randoms }: Players): void {
  const { choice } = state
  const thoughts = (choice?.question.asked ?? []).flatMap((seat) => {
    const random = randoms[seat]
    const thought = random && bots[seat]?.think(viewOf(state, seat), seat, random)
    return thought ? [{ seat, thought }] : []
  })
  thoughts.sort((one, other) => one.thought.after - other.thought.after)
  for (const { seat, thought } of thoughts) {
    if (state.choice?.district !== choice?.district || state.choice?.step !== choice?.step) return
    const decision = decide(state, seat, thought.command, dice)
    if (!isRefusal(decision)) follow(state, decision)
  }
  if (state.choice !== null && state.choice.step === choice?.step)
    follow(state, decide(state, 'table', { type: 'answerByDefault' }, dice))
}

function follow(state: State, decision: ReturnType<typeof decide>): void {
  if (isRefusal(decision)) throw new Error(`the table was refused: ${decision.refused}`)
  for (const event of decision) evolve(state, event)
}

/** Neighbouring seeds give streams that have nothing in common. */
const spread = (seed: number): number => Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39)
