import type { Decision } from '../model/decision.ts'
import type { Effect } from '../model/command.ts'
import type { Event } from '../model/event.ts'
import type { PendingEffect, PlacedDie, State } from '../model/game.ts'
import type { DieId, DieValue, DistrictId, Seat } from '../model/ids.ts'
import { type Refusal, refuse } from '../model/refusal.ts'
import { districtOf, squadOf } from '../model/squadOf.ts'
import { effectOf, isAdjacent } from './effectKinds.ts'
import { andEndOfRound } from './round.ts'

/** [R4] The effect of the die placed last, until its seat rolls again. */
export function useEffect(state: State, seat: Seat, effect: Effect): Decision {
  const { effect: pending, hand } = squadOf(state, seat)
  if (pending === null) return refuse('noEffect')
  const { die, value, district } = pending
  const refusal = whyNoEffect(state, die, value, district, effect) ?? whyNotThatDie(pending, effect)
  if (refusal !== null) return refusal
  const events = [effectEvent(seat, district, effect)]
  return hand.length === 0 ? andEndOfRound(state, seat, district, events) : events
}

export function skipEffect(state: State, seat: Seat): Decision {
  const { effect, hand } = squadOf(state, seat)
  if (effect === null) return refuse('noEffect')
  const events: readonly Event[] = [{ type: 'effectSkipped', seat }]
  return hand.length === 0 ? andEndOfRound(state, seat, effect.district, events) : events
}

/** [R4] A die that came after the kicker is safe from it. */
const whyNotThatDie = ({ earlier, district }: PendingEffect, effect: Effect): Refusal | null =>
  'kick' in effect && !earlier.includes(effect.kick) ? { refused: 'dieCameLater', district } : null

/** Why a die of this value cannot do this at a district; null where it can. */
export function whyNoEffect(
  state: State,
  die: DieId,
  value: DieValue,
  district: DistrictId,
  effect: Effect,
): Refusal | null {
  const kind = effectOf(value)
  if (kind === null) return refuse('noEffect')
  const { dice, target } = districtOf(state, district)
  if ('kick' in effect) {
    if (kind !== 'kick') return refuse('wrongEffect')
    if (effect.kick === die) return refuse('dieJustPlaced')
    return isThere(dice, effect.kick) ? null : { refused: 'dieNotThere', district }
  }
  if (kind !== 'slide') return refuse('wrongEffect')
  return isAdjacent(target, effect.slide) ? null : { refused: 'zoneNotAdjacent', district }
}

export const effectEvent = (seat: Seat, district: DistrictId, effect: Effect): Event =>
  'kick' in effect
    ? { type: 'dieKicked', seat, die: effect.kick, district }
    : { type: 'targetMoved', seat, district, zone: effect.slide }

function isThere(dice: readonly PlacedDie[], sought: DieId): boolean {
  for (const { die } of dice) if (die === sought) return true
  return false
}
