import {
  answersTo,
  type DistrictId,
  type Effect,
  effectsAt,
  legal,
  type Legal,
  type Randomness,
  type Seat,
  type SeatCommand,
  type View,
} from '@jelly/rules'
import type { Bot } from '../model/Bot.ts'

/** Does anything that it may, each kind of thing as often as people do. */
export const randomBot: Bot = {
  level: 'random',
  think(view, seat, random) {
    const command = commandOf(view, seat, legal(view, seat), random)
    return command && { command, after: 300 + random(900) }
  },
}

function commandOf(view: View, seat: Seat, may: Legal, random: Randomness): SeatCommand | null {
  if (may.question !== null) return answerOnce(view, seat, may.question, random)
  if (may.effects.length > 0 && random(2) === 0) return { type: 'useEffect', effect: oneOf(may.effects, random) }
  if (may.dice.length > 0) return placeOrPass(view, may, random)
  if (may.roll) return { type: 'rollDice' }
  if (may.skipEffect) return { type: 'skipEffect' }
  return finish(may, random)
}

/** A vote stays as it was cast: otherwise two bots that tie would change theirs for ever [K3]. */
function answerOnce(
  view: View,
  seat: Seat,
  question: NonNullable<Legal['question']>,
  random: Randomness,
): SeatCommand | null {
  if (view.choice?.answers[question.asked.indexOf(seat)]) return null
  return { type: 'answerChoice', answer: oneOf(answersTo(question, view, seat), random) }
}

function placeOrPass(view: View, { dice, districts }: Legal, random: Randomness): SeatCommand | null {
  if (districts.length === 0) return null
  if (random(5) === 0) return { type: 'rollDice' }
  const { die, value } = oneOf(dice, random)
  const district: DistrictId = oneOf(districts, random)
  const effects: readonly Effect[] = random(2) === 0 ? effectsAt(view, value, district, die) : []
  if (effects.length === 0) return { type: 'placeDie', die, district }
  return { type: 'placeDie', die, district, effect: oneOf(effects, random) }
}

function finish({ lock, flip }: Legal, random: Randomness): SeatCommand | null {
  if (lock.length > 0 && random(10) < 3) return { type: 'lockDistrict', district: oneOf(lock, random) }
  return flip && random(2) === 0 ? { type: 'flipTimer' } : null
}

const oneOf = <T>(list: readonly T[], random: Randomness): T => list[random(list.length)] as T
