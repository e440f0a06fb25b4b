import { type Seat, type SeatCommand, squadOf } from '@jelly/rules'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'

export interface Planned {
  readonly seat: Seat
  readonly command: SeatCommand
}

/** [R6] [R7] What seats planned for when they have placed their last die, to be done without a round trip. */
export function plannedNow(record: TableRecord): Planned[] {
  const { phase, frozen, seats } = record.state
  if (phase !== 'scramble' || frozen !== null) return []
  return seats.flatMap((_, seat) => {
    const command = nextOfPlan(record, seat)
    return command === null ? [] : [{ seat, command }]
  })
}

function nextOfPlan({ state, notes }: TableRecord, seat: Seat): SeatCommand | null {
  const { plan } = notesOf(notes, seat)
  if (plan === null || state.game === null) return null
  const { hand, screen } = squadOf(state.game, seat)
  if (hand.length > 0) return null
  const { lock, flip } = plan
  const free = lock !== null && screen === null && state.game.districts[lock]?.lockedBy === null
  if (free) return { type: 'lockDistrict', district: lock }
  return flip && state.game.flippedBy === null ? { type: 'flipTimer' } : null
}
