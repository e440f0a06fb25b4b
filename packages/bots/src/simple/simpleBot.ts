import { type Randomness, type Seat, squadOf, type View } from '@jelly/rules'
import type { Bot, Thought } from '../model/Bot.ts'
import { bestAnswer } from './bestAnswer.ts'
import { finishSimply } from './finishSimply.ts'
import { bestPlacement } from './placement.ts'

/** Below this it may rather roll again. */
const MODEST = 0.5

/** Places where it promises most at once; looks at no rival's plans. */
export const simpleBot: Bot = {
  level: 'simple',
  think(view, seat, random) {
    if (view.choice !== null) return answer(view, seat, random)
    if (view.phase !== 'scramble') return null
    const { hand, rolled } = squadOf(view, seat)
    if (hand.length === 0) return finishSimply(view, seat, random)
    return rolled ? place(view, seat, random) : roll(random)
  },
}

const roll = (random: Randomness): Thought => ({ command: { type: 'rollDice' }, after: 250 + random(350) })

function place(view: View, seat: Seat, random: Randomness): Thought | null {
  const best = bestPlacement(view, seat)
  if (best === null) return null
  if (best.gain < MODEST && random(2) === 0) return roll(random)
  const { die, district, effect } = best
  const after = 500 + random(900)
  if (effect === null) return { command: { type: 'placeDie', die, district }, after }
  return { command: { type: 'placeDie', die, district, effect }, after }
}

/** A vote stays as it was cast: otherwise two bots that tie would change theirs for ever [K3]. */
function answer(view: View, seat: Seat, random: Randomness): Thought | null {
  const { choice } = view
  const at = choice === null ? -1 : choice.question.asked.indexOf(seat)
  if (choice === null || at < 0 || choice.answers[at]) return null
  return { command: { type: 'answerChoice', answer: bestAnswer(view, seat, choice) }, after: 800 + random(1200) }
}
