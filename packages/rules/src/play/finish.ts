import type { Decision } from '../model/decision.ts'
import type { State } from '../model/game.ts'
import type { DistrictId, Seat, SeatOrTable } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { squadOf } from '../model/squadOf.ts'

/** [R6] A finished seat may lock one open district with its screen, once. */
export function lockDistrict(state: State, seat: Seat, district: DistrictId): Decision {
  const squad = squadOf(state, seat)
  if (squad.hand.length > 0) return refuse('notFinished')
  if (squad.screen !== null) return refuse('screenAlreadyUsed')
  const lockedBy = state.districts[district]?.lockedBy
  if (lockedBy === undefined) return refuse('noSuchDistrict')
  if (lockedBy !== null) return { refused: 'districtLocked', by: lockedBy, district }
  return [{ type: 'districtLocked', seat, district }]
}

/** [R7] A finished seat may flip the timer, once a round for the whole table; [R9] the table may do it itself. */
export function flipTimer(state: State, by: SeatOrTable): Decision {
  if (state.phase !== 'scramble') return refuse('notNow')
  if (state.flippedBy !== null) return { refused: 'alreadyFlipped', by: state.flippedBy }
  if (by !== 'table' && squadOf(state, by).hand.length > 0) return refuse('notFinished')
  return [{ type: 'timerFlipped', by }]
}
