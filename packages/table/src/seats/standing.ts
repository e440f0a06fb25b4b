import type { ByeReason, Standing } from '../model/message.ts'
import { isWaiting } from '../record/doorView.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { isInLine, seatLeftBy } from './line.ts'

/** How somebody without a seat stands here; only they are told. */
export function standingOf({ state, notes }: TableRecord, person: string): Standing | null {
  if (seatLeftBy(state, person) !== null) return 'left'
  if (isWaiting(state, person)) return 'asked'
  if (isInLine(state, person)) return 'inLine'
  return notes.putOff.includes(person) ? 'putOff' : null
}

/** Why somebody without a seat may not connect. Who waits for the host may, but sees only the door. */
export function whyOut(record: TableRecord, person: string): ByeReason | null {
  const { state, notes } = record
  const isRefused = notes.refused.includes(person)
  if (!isRefused && (state.settings.spectators || isWaiting(state, person))) return null
  const standing = standingOf(record, person)
  if (standing === 'putOff') return standing
  if (isRefused) return 'removed'
  return standing === 'left' ? 'seatLeft' : 'noSpectators'
}
