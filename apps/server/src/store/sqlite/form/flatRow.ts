import type { JournalRow } from '@jelly/table'
import { BrokenJournal } from '../../StoreError.ts'

/** A row in the order of the database's columns. */
export type FlatRow = readonly [
  table: string,
  seq: number,
  epoch: number,
  at: number,
  seat: string | null,
  id: number | null,
  rules: number,
  request: string,
  events: string,
]

export const flatten = ({ table, seq, epoch, at, seat, id, rules, request, events }: JournalRow): FlatRow => [
  table,
  seq,
  epoch,
  at,
  seat === null ? null : String(seat),
  id,
  rules,
  JSON.stringify(request),
  JSON.stringify(events),
]

function unflatten([table, seq, epoch, at, seat, id, rules, request, events]: FlatRow): JournalRow {
  return {
    table,
    seq,
    epoch,
    at,
    seat: seat === null || seat === 'table' ? seat : Number(seat),
    id,
    rules,
    request: JSON.parse(request) as JournalRow['request'],
    events: JSON.parse(events) as JournalRow['events'],
  }
}

/** Reads rows back, and checks that none is missing. */
export function unflattenAll(table: string, rows: readonly FlatRow[]): JournalRow[] {
  const first = rows[0]?.[1] ?? 0
  return rows.map((row, n) => {
    if (row[1] !== first + n) throw new BrokenJournal(table, `row ${first + n} is missing`)
    try {
      return unflatten(row)
    } catch {
      throw new BrokenJournal(table, `row ${row[1]} is no JSON`)
    }
  })
}
