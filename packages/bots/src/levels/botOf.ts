import { squadOf } from '@jelly/rules'
import type { Bot, Thought } from '../model/Bot.ts'
import { LEARNED } from '../evaluation/learned.ts'
import type { Weights } from '../evaluation/weights.ts'
import { answer } from './answering.ts'
import { finish, settleEffect } from './finishing.ts'
import type { Situation } from './Situation.ts'
import { place } from './placing.ts'
import { type BotLevel, type Profile, PROFILES } from './profiles.ts'
import type { Temperament } from './temperaments.ts'
import { ROLLING, timeFor } from './timing.ts'

/** A bot of a level. Its temperament changes its style, not its strength. */
export const botOf = (level: BotLevel, temperament: Temperament): Bot => botWith(PROFILES[level], temperament, LEARNED)

/** A bot made to measure: what training tries out. */
export const botWith = (profile: Profile, temperament: Temperament, weights: Weights): Bot => ({
  level: profile.level,
  think: (view, seat, random) => decideIn({ view, seat, random, profile, temperament, weights }),
})

function decideIn(situation: Situation): Thought | null {
  const { view, seat, profile, random } = situation
  if (view.choice !== null) return answer(situation, view.choice)
  if (view.phase !== 'scramble') return null
  const { hand, rolled, effect } = squadOf(view, seat)
  if (effect !== null) return settleEffect(situation, effect)
  if (hand.length === 0) return finish(situation)
  if (rolled) return place(situation)
  return { command: { type: 'rollDice' }, after: timeFor(profile, random, ROLLING) }
}
