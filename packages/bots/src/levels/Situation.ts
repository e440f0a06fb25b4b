import type { Randomness, Seat, View } from '@jelly/rules'
import type { Evaluation } from '../evaluation/Evaluation.ts'
import { evaluationOf } from '../evaluation/evaluationOf.ts'
import type { Weights } from '../evaluation/weights.ts'
import { type Position, readPosition } from '../position/Position.ts'
import type { Profile } from './profiles.ts'
import type { Temperament } from './temperaments.ts'

/** One situation: what is seen, by whom, and with what luck. */
export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly random: Randomness
  readonly profile: Profile
  readonly temperament: Temperament
  readonly weights: Weights
}

/** A situation with what it promises. */
export interface JudgedSituation extends Situation {
  readonly position: Position
  readonly evaluation: Evaluation
}

export const judgeSituation = (situation: Situation): JudgedSituation => ({
  ...situation,
  position: readPosition(situation.view),
  evaluation: evaluationOf(situation.view, situation.seat, situation.weights, situation.profile.foresight),
})

/** True in this share of all cases, from 0 to 1. */
export const happens = (random: Randomness, share: number): boolean =>
  share >= 1 || (share > 0 && random(10_000) < share * 10_000)

/** A random number from a bell curve around 0; its width is about 1. */
export const swerve = (random: Randomness): number =>
  (random(1000) + random(1000) + random(1000) + random(1000)) / 577 - 3.463
