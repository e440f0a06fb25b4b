import { type Randomness, type Seat, squadOf, type View } from '@jelly/rules'
import type { Thought } from '../model/Bot.ts'
import { prospects } from './prospects.ts'

/** What is left to do once all dice are placed: guard the best lead, hurry the others. */
export function finishSimply(view: View, seat: Seat, random: Randomness): Thought | null {
  const { effect, screen } = squadOf(view, seat)
  if (effect !== null) return { command: { type: 'skipEffect' }, after: 200 }
  const othersRoll = view.squads.some(({ hand }) => hand.length > 0)
  if (!othersRoll) return null
  const guarded = screen === null ? bestLead(view, seat) : null
  if (guarded !== null) return { command: { type: 'lockDistrict', district: guarded }, after: 300 + random(600) }
  return view.flippedBy === null ? { command: { type: 'flipTimer' }, after: 500 + random(2000) } : null
}

/** The district that we lead and that is worth most, if there is one. */
function bestLead(view: View, seat: Seat): number | null {
  let best: number | null = null
  let most = 0
  for (const { id, lot, now } of prospects(view, seat)) {
    if (lot.own < lot.rival || now <= most) continue
    best = id
    most = now
  }
  return best
}
