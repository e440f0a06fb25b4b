import { type Seat, type SeatCommand, squadOf } from '@jelly/rules'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** [R6] [R7] What a seat planned for when it has placed its last die, and what is due of it now. */
export function plannedNow({ state, notes }: TableRecord, seat: Seat): SeatCommand | null {
  const { plan } = notesOf(notes, seat)
  const { game, phase, frozen } = state
  if (plan === null || game === null || phase !== 'scramble' || frozen !== null) return null
  const { hand, screen } = squadOf(game, seat)
  if (hand.length > 0) return null
  const { lock, flip } = plan
  const free = lock !== null && screen === null && game.districts[lock]?.lockedBy === null
  if (free) return { type: 'lockDistrict', district: lock }
  return flip && game.flippedBy === null ? { type: 'flipTimer' } : null
}
