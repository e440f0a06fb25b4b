import type { JournalRow } from '../model/ports.ts'
import type { TableState } from '../model/tableState.ts'
import { evolveNotes, finishRow } from './evolveNotes.ts'
import { evolveTable } from './evolveTable.ts'
import { newNotes, noteAccepted, type Notes } from './Notes.ts'
import { newTable } from './newTable.ts'
import { personAt } from './people.ts'
import { isQuiet } from './tableView.ts'
import { upcast } from './upcast.ts'

/** Everything about one table that a journal brings back. */
export interface TableRecord {
  readonly state: TableState<never>
  readonly notes: Notes
}

/** A journal that does not begin, or does not go on, as a journal does. */
export class JournalError extends Error {
  override readonly name = 'JournalError'
}

/** The table after its first row. */
export function beginRecord(row: JournalRow): TableRecord {
  const opened = row.events[0]
  if (opened?.type !== 'tableOpened') throw new JournalError('expected a first row that opens the table')
  const state = newTable(opened)
  const record = { state, notes: newNotes(row.epoch, row.at, state.seats.length) }
  applyRow(record, row)
  return record
}

/** The only way in which anything of a table changes. */
export function applyRow(record: TableRecord, row: JournalRow): void {
  const { state, notes } = record
  if (row.seq !== notes.seq + 1) throw new JournalError(`row ${row.seq} after row ${notes.seq}`)
  const before = row.id === null || typeof row.seat !== 'number' ? null : personAt(state, row.seat)?.person
  for (const event of row.events) {
    evolveNotes(notes, state, event, row)
    if (!isQuiet(event)) evolveTable(state, event, 'table')
  }
  finishRow(notes, state, row)
  if (row.id === null || typeof row.seat !== 'number') return
  const person = personAt(state, row.seat)?.person ?? before
  if (person) noteAccepted(notes, person, row.id)
}

/** Rises when a record that was kept as JSON before could no longer be taken up again. */
export const RECORD_VERSION = 8

/** From a table's first row on; or from a record that was kept, which is taken over, and the rows after it. */
export function rebuildRecord(rows: readonly JournalRow[], from?: TableRecord): TableRecord {
  const [first, ...rest] = rows
  if (from === undefined && first === undefined) throw new JournalError('expected at least one row')
  const record = from ?? beginRecord(upcast(first as JournalRow))
  for (const row of from === undefined ? rest : rows) applyRow(record, upcast(row))
  return record
}
