import { type Randomness, type Seat, squadOf, type View } from '@jelly/rules'
import type { Bot, Thought } from '../Bot.ts'
import { evaluationOf } from '../evaluation/evaluationOf.ts'
import { LEARNED } from '../evaluation/learned.ts'
import type { Weights } from '../evaluation/weights.ts'
import { readPosition } from '../position/Position.ts'
import { answer } from './answering.ts'
import { finish, settleEffect } from './finishing.ts'
import type { Mind } from './Mind.ts'
import { place } from './placing.ts'
import { type BotLevel, type Profile, PROFILES } from './profiles.ts'
import type { Temperament } from './temperaments.ts'
import { ROLLING, timeFor } from './timing.ts'

/** A bot of a level, told honestly, with a temperament that changes its style but not its strength. */
export const botOf = (level: BotLevel, temperament: Temperament): Bot => botWith(PROFILES[level], temperament, LEARNED)

/** A bot made to measure: what training tries out. */
export const botWith = (profile: Profile, temperament: Temperament, weights: Weights): Bot => ({
  level: profile.level,
  think(view, seat, random) {
    if (view.choice === null && view.phase !== 'scramble') return null
    return decideAs(mindOf(view, seat, random, profile, temperament, weights))
  },
})

const mindOf = (
  view: View,
  seat: Seat,
  random: Randomness,
  profile: Profile,
  temperament: Temperament,
  weights: Weights,
): Mind => ({
  view,
  seat,
  random,
  profile,
  temperament,
  weights,
  position: readPosition(view),
  evaluation: evaluationOf(view, seat, weights, profile.foresight),
})

function decideAs(mind: Mind): Thought | null {
  const { view, seat, profile, random } = mind
  if (view.choice !== null) return answer(mind, view.choice)
  const { hand, rolled, effect } = squadOf(view, seat)
  if (effect !== null) return settleEffect(mind, effect)
  if (hand.length === 0) return finish(mind)
  if (rolled) return place(mind)
  return { command: { type: 'rollDice' }, after: timeFor(profile, random, ROLLING) }
}
