import type { Seat } from '@jelly/rules'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** [R2] When the table may roll for a seat again; null before its first roll of a round. */
export function rollFloorOf({ state, notes }: TableRecord, seat: Seat): number | null {
  const { rolledAt } = notesOf(notes, seat)
  return rolledAt === null ? null : rolledAt + state.durations.rollFloor
}
