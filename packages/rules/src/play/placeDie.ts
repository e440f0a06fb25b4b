import type { Decision } from '../model/decision.ts'
import type { Effect } from '../model/command.ts'
import type { Event } from '../model/event.ts'
import type { State } from '../model/game.ts'
import type { DieId, DistrictId, Seat } from '../model/ids.ts'
import { indexIn } from '../model/indexIn.ts'
import { type Refusal, refuse } from '../model/refusal.ts'
import { districtOf, squadOf } from '../model/squadOf.ts'
import { effectEvent, whyNoEffect } from './effects.ts'
import { andEndOfRound } from './round.ts'

/** [R3] One die from the tray goes to an open entrance, [R4] with its effect at once if it is named. */
export function placeDie(state: State, seat: Seat, die: DieId, district: DistrictId, effect?: Effect): Decision {
  const at = placeable(state, seat, die, district)
  if (typeof at !== 'number') return at
  const squad = squadOf(state, seat)
  const value = squad.tray[at] ?? 0
  const refusal = effect === undefined ? null : whyNoEffect(state, die, value, district, effect)
  if (refusal !== null) return refusal
  const placed: Event = { type: 'diePlaced', seat, die, value, district }
  const events = effect === undefined ? [placed] : [placed, effectEvent(seat, district, effect)]
  return squad.hand.length === 1 ? andEndOfRound(state, seat, district, events) : events
}

/** The die's place in the tray, or why it cannot be placed there. */
function placeable(state: State, seat: Seat, die: DieId, district: DistrictId): number | Refusal {
  const squad = squadOf(state, seat)
  if (squad.hand.length === 0) return refuse('noDiceLeft')
  if (!squad.rolled) return refuse('rollFirst')
  const at = indexIn(squad.hand, die)
  if (at < 0) return refuse('dieNotInHand')
  if (state.districts[district] === undefined) return refuse('noSuchDistrict')
  const { lockedBy } = districtOf(state, district)
  return lockedBy === null ? at : { refused: 'districtLocked', by: lockedBy, district }
}
