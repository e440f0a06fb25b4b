import type { Database } from 'better-sqlite3'
import { COLUMNS, type KeptIn } from '../form/schema.ts'

/** A row in the order of its columns, and its digest. */
export type KeptRow = readonly [...values: (string | number | null)[], digest: number | null]

const KEYS: Readonly<Record<KeptIn, string>> = {
  tables: 'id',
  guests: 'person',
  journal: 'n',
  games: 'id',
  checkpoints: 'rowid',
}

/** All rows that can be read: from the first on, and where that fails, from the last back. */
export function readableRows(db: Database, where: KeptIn): KeptRow[] {
  const rows: KeptRow[] = []
  if (readInto(rows, db, where, 'ASC')) return rows
  const back: KeptRow[] = []
  readInto(back, db, where, 'DESC')
  return [...rows, ...back.toReversed()]
}

/** False where it fails on the way. */
function readInto(rows: KeptRow[], db: Database, where: KeptIn, order: 'ASC' | 'DESC'): boolean {
  try {
    for (const row of selectAll(db, where, `${KEYS[where]} ${order}`)) rows.push(row)
    return true
  } catch {
    return false
  }
}

export function selectAll(db: Database, where: KeptIn, order: string = KEYS[where]): IterableIterator<KeptRow> {
  const digest = hasDigests(db, where) ? 'digest' : 'NULL'
  const select = `SELECT ${COLUMNS[where]}, ${digest} FROM ${where} ORDER BY ${order}`
  return db.prepare(select).raw().iterate() as IterableIterator<KeptRow>
}

/** Not in a file of an older version. */
const hasDigests = (db: Database, where: KeptIn): boolean =>
  (db.pragma(`table_info(${where})`) as { name: string }[]).some(({ name }) => name === 'digest')
