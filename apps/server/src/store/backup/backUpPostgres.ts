import Sqlite, { type Database } from 'better-sqlite3'
import { Client } from 'pg'
import { engineProblem } from '../../config/engineProblem.ts'
import { engineAddress } from '../../config/options.ts'
import { postgresProblem } from '../postgres/postgresProblem.ts'
import { prepareDatabase } from '../sqlite/form/schema.ts'
import { backupFile } from '../sqlite/backupFile.ts'
import { postgresColumns, sqliteColumns } from './columns.ts'
import { BATCH, KEPT, type Kept, type OnProgress } from './kept.ts'

const PATIENCE = 10_000

/** Copies everything that PostgreSQL holds at one moment into a file of SQLite's, as one process would have written it. */
export async function backUpPostgres(
  url: string,
  file: string,
  onProgress: OnProgress = () => undefined,
): Promise<number> {
  const client = new Client({ connectionString: engineAddress('postgres')(url), connectionTimeoutMillis: PATIENCE })
  client.on('error', () => undefined)
  await client
    .connect()
    .catch((error: unknown) => engineProblem(url)(new Error(postgresProblem(error), { cause: error })))
  try {
    return await backupFile(file, (unfinished) => copy(client, unfinished, onProgress))
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copy(client: Client, file: string, onProgress: OnProgress): Promise<number> {
  const db = new Sqlite(file)
  let rows = 0
  try {
    prepareDatabase(db, { file, maxPages: 0, lockWait: 0 })
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    for (const kept of KEPT) rows += await copyTable(client, db, kept, (copied) => onProgress(rows + copied))
    await client.query('COMMIT')
    db.pragma('journal_mode = DELETE')
    return rows
  } finally {
    db.close()
  }
}

async function copyTable(client: Client, db: Database, kept: Kept, onProgress: OnProgress): Promise<number> {
  const known = new Set(sqliteColumns(db, kept))
  const found = await postgresColumns(client, kept)
  const columns = [...found.keys()].filter((column) => known.has(column))
  const isLarge = columns.map((column) => found.get(column) === 'bigint')
  const insert = db.prepare(`INSERT INTO ${kept} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
  const insertAll = db.transaction((rows: readonly unknown[][]) => {
    for (const row of rows) insert.run(...row)
  })
  await client.query(`DECLARE copied CURSOR FOR SELECT ${columns.join(', ')} FROM ${kept}`)
  let copied = 0
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `FETCH ${BATCH} FROM copied`, rowMode: 'array' })
    if (rows.length === 0) break
    // The library gives large numbers as texts.
    insertAll(rows.map((row) => row.map((value, n) => (isLarge[n] && value !== null ? Number(value) : value))))
    copied += rows.length
    onProgress(copied)
  }
  await client.query('CLOSE copied')
  return copied
}
