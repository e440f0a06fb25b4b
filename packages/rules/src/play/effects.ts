import type { Decision } from '../decide.ts'
import type { Effect } from '../model/command.ts'
import type { Event } from '../model/event.ts'
import type { District, PendingEffect, State } from '../model/game.ts'
import type { DieId, Seat } from '../model/ids.ts'
import { type Refusal, isRefusal, refuse } from '../model/refusal.ts'
import { districtOf, squadOf } from '../squadOf.ts'
import { effectOf, isAdjacent } from './effectKinds.ts'
import { andEndOfRound } from './round.ts'

/** [R4] The effect of the die placed last, until its seat rolls again. */
export function useEffect(state: State, seat: Seat, effect: Effect): Decision {
  if (state.phase !== 'scramble') return refuse('notNow')
  const pending = squadOf(state, seat).effect
  if (pending === null) return refuse('noEffect')
  const used = effectEvent(state, seat, pending, effect)
  return isRefusal(used) ? used : andEndOfRound(state, seat, pending.district, used)
}

export function skipEffect(state: State, seat: Seat): Decision {
  if (state.phase !== 'scramble') return refuse('notNow')
  const pending = squadOf(state, seat).effect
  if (pending === null) return refuse('noEffect')
  return andEndOfRound(state, seat, pending.district, [{ type: 'effectSkipped', seat }])
}

/** The event of an effect that `pending` has, or why it has none. */
export function effectEvent(state: State, seat: Seat, pending: PendingEffect, effect: Effect): [Event] | Refusal {
  const kind = effectOf(pending.value)
  if (kind === null) return refuse('noEffect')
  const district = districtOf(state, pending.district)
  if ('kick' in effect) {
    if (kind !== 'kick') return refuse('wrongEffect')
    if (effect.kick === pending.die) return refuse('dieJustPlaced')
    if (!isThere(district, effect.kick)) return refuse('dieNotThere', { district: pending.district })
    return [{ type: 'dieKicked', seat, die: effect.kick, district: pending.district }]
  }
  if (kind !== 'slide') return refuse('wrongEffect')
  if (!isAdjacent(district.target, effect.slide)) return refuse('zoneNotAdjacent', { district: pending.district })
  return [{ type: 'targetMoved', seat, district: pending.district, zone: effect.slide }]
}

function isThere({ dice }: District, sought: DieId): boolean {
  for (const { die } of dice) if (die === sought) return true
  return false
}
