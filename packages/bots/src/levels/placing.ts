import { type Randomness, squadOf } from '@jelly/rules'
import { lookAhead } from '../ace/lookAhead.ts'
import type { Thought } from '../model/Bot.ts'
import { applyMove } from '../moves/applyMove.ts'
import { expectedBest, listMoves } from '../moves/listMoves.ts'
import type { Move } from '../moves/Move.ts'
import { glance } from './attention.ts'
import { placeCommand } from './commands.ts'
import { type JudgedSituation, judgeSituation, type Situation, swerve } from './Situation.ts'
import { waits } from './patience.ts'
import { tasteOf } from './temperaments.ts'
import { effortOf, ROLLING, timeFor, WAITING } from './timing.ts'

/** Places one of the dice in the tray, or rolls again. */
export function place(situation: Situation): Thought {
  if (waits(situation)) return roll(situation, WAITING)
  const judged = judgeSituation(situation)
  const { view, seat, profile, random, position, evaluation } = judged
  const { hand, tray } = squadOf(view, seat)
  const moves = misjudged(listMoves(position, evaluation, glance(judged)), profile.error, random)
  const possible = moves.filter(({ value }) => tray?.includes(value))
  if (possible.length === 0 || rollsFor(judged, moves, possible)) return roll(judged, ROLLING)
  const best = bestOf(judged, possible)
  const command = best && placeCommand(view, seat, best)
  if (command === null) return roll(judged, ROLLING)
  return { command, after: timeFor(profile, random, effortOf(hand.length, position.flipped)) }
}

const roll = ({ profile, random }: Situation, effort: number): Thought => ({
  command: { type: 'rollDice' },
  after: timeFor(profile, random, effort),
})

function misjudged(moves: Move[], error: number, random: Randomness): Move[] {
  return error === 0 ? moves : moves.map((move) => ({ ...move, gain: move.gain + error * swerve(random) }))
}

function bestOf(judged: JudgedSituation, possible: readonly Move[]): Move | null {
  const { view, seat, profile, temperament, evaluation, position, weights, random } = judged
  const taste = tasteOf(temperament, view, evaluation, random)
  const options = possible.map((move) => ({
    promise: move.gain + taste(move),
    apply: (to: typeof position) => applyMove(to, seat, move),
  }))
  const budget = { samples: profile.samples, width: profile.samples > 0 ? WIDTH : 1, trust: weights.policy.trust }
  return possible[lookAhead(view, position, evaluation, options, budget, random(1 << 30))] ?? null
}

const WIDTH = 8

/** Whether a fresh roll promises more than it costs. */
function rollsFor(
  { view, seat, profile, weights }: JudgedSituation,
  moves: readonly Move[],
  possible: readonly Move[],
): boolean {
  if (!profile.passes) return false
  const { rollCost, sandRollCost } = weights.policy
  const best = possible.reduce((most, { gain }) => Math.max(most, gain), -Infinity)
  const hopes = expectedBest(moves, squadOf(view, seat).hand.length)
  return best < hopes - (view.flippedBy === null ? rollCost : sandRollCost)
}
