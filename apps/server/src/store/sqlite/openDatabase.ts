import { closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { Marks, type Promised } from './damage/Marks.ts'
import { gameLost, guestsLost, rowsLost, Salvage } from './damage/Salvage.ts'
import { type DatabaseOptions, prepareDatabase } from './form/schema.ts'
import { isSound } from './damage/soundness.ts'
import { isDamage } from './form/sqliteFailure.ts'
import type { Loss } from './form/workerMessages.ts'

export interface OpenedDatabase {
  readonly db: Database
  readonly marks: Marks
  readonly losses: readonly Loss[]
}

const FILES = ['', '-wal', '-marks', '-marks.old'] as const
/** The part of a file's first page that is the same in all our files. */
const HEADER = Buffer.from('SQLite format 3\0\x10\x00\x02\x02\x00\x40\x20\x20', 'latin1')

/** Opens a database and checks what it can. What is lost is named, the damaged files are kept aside, and the rest goes on. */
export function openDatabase(options: DatabaseOptions): OpenedDatabase {
  const { file } = options
  const marks = new Marks(file)
  const promised = marks.read()
  const db = new Sqlite(file, { timeout: options.lockWait })
  const missing = whatIsMissing(db, options, promised)
  if (missing?.length === 0) return { db, marks, losses: [] }
  const aside = keepAside(file)
  const told = { table: null, sentence: `the database was damaged; the damaged files are kept as ${basename(aside)}` }
  if (missing) db.pragma('wal_checkpoint(TRUNCATE)')
  const losses = missing ?? rebuild(db, options, promised)
  marks.forget()
  return { db: missing ? db : reopen(options), marks, losses: [told, ...losses] }
}

/** Null where the file cannot be used as it is. Nothing is written before that is known. */
function whatIsMissing(
  db: Database,
  options: DatabaseOptions,
  promised: ReadonlyMap<string, Promised>,
): readonly Loss[] | null {
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    if (!isSound(db, options.checkedBytes)) return null
    prepareDatabase(db, options)
    return missingIn(db, promised)
  } catch (error) {
    // Not what somebody's lock or a full disk says, but what a damaged header or list of tables leads to.
    if (isDamage(error) || (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_ERROR')) return null
    db.close()
    throw error
  }
}

function reopen(options: DatabaseOptions): Database {
  const db = new Sqlite(options.file, { timeout: options.lockWait })
  prepareDatabase(db, options)
  return db
}

/** What was promised and is not there: the end of the WAL is gone. */
function missingIn(db: Database, promised: ReadonlyMap<string, Promised>): Loss[] {
  const headOf = db.prepare('SELECT max(seq) FROM journal WHERE table_id = ?').pluck()
  const isKnown = db.prepare('SELECT 1 FROM tables WHERE id = ?')
  const isGuest = db.prepare('SELECT 1 FROM guests WHERE person = ?')
  const isGame = db.prepare('SELECT 1 FROM games WHERE id = ?')
  return [...promised].flatMap(([table, { seq, people, games }]) => {
    if (isKnown.get(table) === undefined) return [{ table, sentence: `table ${table} is lost with all its rows` }]
    const head = Number(headOf.get(table) ?? 0)
    const lost = people.filter((person) => isGuest.get(person) === undefined).length
    const sentences = [
      ...(head < seq ? [rowsLost(table, { from: head + 1, to: seq })] : []),
      ...(lost > 0 ? [guestsLost(table, lost)] : []),
      ...games.filter((id) => isGame.get(id) === undefined).map((id) => gameLost(table, id)),
    ]
    return sentences.map((sentence) => ({ table, sentence }))
  })
}

/** Copies the files under a name that is not taken. */
function keepAside(file: string): string {
  let n = 1
  while (existsSync(`${file}.damaged-${n}`)) n++
  const aside = `${file}.damaged-${n}`
  for (const part of FILES) if (existsSync(file + part)) copyFileSync(file + part, aside + part)
  return aside
}

/** Until the last line the damaged file is in its place: who is interrupted begins again. */
function rebuild(
  damaged: Database,
  options: DatabaseOptions,
  promised: ReadonlyMap<string, Promised>,
): readonly Loss[] {
  const { file } = options
  const fresh = `${file}.new`
  damaged.close()
  mendHeader(file)
  for (const part of FILES) rmSync(fresh + part, { force: true })
  const from = new Sqlite(file, { timeout: options.lockWait })
  const into = new Sqlite(fresh)
  prepareDatabase(into, options)
  const salvage = new Salvage(from, into, promised)
  salvage.run()
  into.close()
  from.close()
  for (const part of ['-wal', '-shm', '']) rmSync(file + part, { force: true })
  renameSync(fresh, file)
  return salvage.losses
}

function mendHeader(file: string): void {
  if (statSync(file).size < HEADER.length) return
  const fd = openSync(file, 'r+')
  writeSync(fd, HEADER, 0, HEADER.length, 0)
  closeSync(fd)
}
