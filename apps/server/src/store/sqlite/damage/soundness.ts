import type { Database } from 'better-sqlite3'
import { rowDigest } from '../form/digest.ts'
import { type KeptRow, selectAll } from './readable.ts'
import { FORGOTTEN, PRESENT_VERSION, versionOf } from '../form/schema.ts'
import { isDamage } from '../form/sqliteFailure.ts'

/** Larger files would take too long before the first player gets in; in those each table is checked when it is restored. */
const CHECKED_BYTES = 32_000_000

/** Whether the whole file is what was written: its pages, its indexes, and what stands in its rows. */
export function isSound(db: Database, checkedBytes = CHECKED_BYTES): boolean {
  try {
    if (versionOf(db) === 0) return true
    const bytes = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))
    if (bytes > checkedBytes) return true
    if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok') return false
    if (versionOf(db) < PRESENT_VERSION) return true
    for (const where of ['tables', 'guests', 'games'] as const) {
      for (const row of selectAll(db, where)) if (!fits(row)) return false
    }
    // In the order in which they were written is twice as fast; copies may stand in another one.
    return areJournalsSound(db, 'n') || areJournalsSound(db, 'table_id, seq')
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** Whether a row is what was written; one of an older version says nothing about that. */
export function fits(row: KeptRow, before: number | null = null): boolean {
  const digest = row.at(-1)
  return digest === null || digest === rowDigest(row.slice(0, -1), before)
}

/** Each row follows on the one before, or on a checkpoint. */
function areJournalsSound(db: Database, order: string): boolean {
  const forgotten = new Set(db.prepare(`SELECT id FROM tables WHERE why = '${FORGOTTEN}'`).pluck().all())
  const checkpoints = new Set(db.prepare(`SELECT table_id || ':' || seq FROM checkpoints`).pluck().all())
  const heads = new Map<string, { readonly seq: number; readonly digest: number | null }>()
  for (const row of selectAll(db, 'journal', order)) {
    const [table, seq, digest] = [row[0] as string, row[1] as number, row.at(-1) as number | null]
    if (forgotten.has(table)) continue
    const head = heads.get(table) ?? { seq: 0, digest: null }
    const follows = seq === head.seq + 1
    if (!follows && !checkpoints.has(`${table}:${seq - 1}`)) return false
    if (follows && digest === null && head.digest !== null) return false
    if (!fits(row, follows ? head.digest : null)) return false
    heads.set(table, { seq, digest })
  }
  return true
}
