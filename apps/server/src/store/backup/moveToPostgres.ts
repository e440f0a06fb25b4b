import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { Client } from 'pg'
import { engineProblem } from '../../config/engineProblem.ts'
import { engineAddress } from '../../config/options.ts'
import { TABLE_VERSION } from '../Ownership.ts'
import { postgresProblem } from '../postgres/postgresProblem.ts'
import { openPostgres } from '../postgres/openPostgres.ts'
import { prepareDatabase } from '../sqlite/form/schema.ts'
import { postgresColumns, sqliteColumns } from './columns.ts'
import { BATCH, KEPT, type Kept, type OnProgress } from './kept.ts'

export interface Moved {
  readonly tables: number
  readonly rows: number
}

/**
 * Copies a data folder, or a backup, into an empty PostgreSQL: all of it or nothing. What was there stays as it is. Rejects with one
 * sentence.
 */
export async function moveToPostgres(
  from: string,
  url: string,
  onProgress: OnProgress = () => undefined,
): Promise<Moved> {
  engineAddress('postgres')(url)
  const db = openFile(fileOf(from))
  try {
    // It makes the schema, and refuses what no server could use.
    const { store, ownership } = await openPostgres(url, 'move').catch(engineProblem(url))
    await Promise.all([store.close(), ownership.close()])
    return await copy(db, url, onProgress)
  } finally {
    db.close()
  }
}

const fileOf = (from: string): string =>
  existsSync(from) && statSync(from).isDirectory() ? join(from, 'jelly.db') : from

function openFile(file: string): Database {
  if (!existsSync(file)) throw new Error(`${file} is not there: name a --data folder, or a file of jelly backup`)
  const db = new Sqlite(file, { fileMustExist: true, timeout: 0 })
  try {
    prepareDatabase(db, { file, maxPages: 0, lockWait: 0 })
    // Nothing may be written to it any more.
    db.exec('BEGIN IMMEDIATE; COMMIT')
    return db
  } catch (error) {
    db.close()
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(why.includes('locked') ? `a server uses ${file}: stop it first` : `${file}: ${why}`, {
      cause: error,
    })
  }
}

async function copy(db: Database, url: string, onProgress: OnProgress): Promise<Moved> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new Error(postgresProblem(error), { cause: error })
  })
  try {
    await client.query('BEGIN')
    await refuseIfUsed(client)
    let rows = 0
    for (const kept of KEPT) rows += await copyTable(db, client, kept, (copied) => onProgress(rows + copied))
    // The next process that owns a table counts on from its last row.
    await client.query('UPDATE tables SET epoch = coalesce((SELECT max(epoch) FROM journal WHERE table_id = id), 1)')
    await client.query('COMMIT')
    const tables = db.prepare('SELECT count(*) FROM tables').pluck().get()
    return { tables: Number(tables), rows }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function refuseIfUsed(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM tables LIMIT 1')
  if (rows.length > 0) throw new Error('the PostgreSQL database has tables already: name an empty one')
}

async function copyTable(db: Database, client: Client, kept: Kept, onProgress: OnProgress): Promise<number> {
  const known = new Set(sqliteColumns(db, kept))
  const types = await postgresColumns(client, kept)
  const columns = [...types.keys()].filter((column) => known.has(column))
  const constants = kept === 'tables' ? { names: ', version', values: `, ${TABLE_VERSION}` } : { names: '', values: '' }
  const unnested = columns.map((column, n) => `$${n + 1}::${types.get(column)}[]`).join(', ')
  const text = `INSERT INTO ${kept} (${columns.join(', ')}${constants.names})
    SELECT r.*${constants.values} FROM unnest(${unnested}) AS r`
  let copied = 0
  for (const batch of batches(
    db
      .prepare(`SELECT ${columns.join(', ')} FROM ${kept}`)
      .raw()
      .iterate(),
  )) {
    await client.query(
      text,
      columns.map((_, n) => batch.map((row) => row[n])),
    )
    copied += batch.length
    onProgress(copied)
  }
  return copied
}

function* batches(rows: Iterable<unknown>): Generator<readonly unknown[][]> {
  let batch: unknown[][] = []
  for (const row of rows) {
    batch.push(row as unknown[])
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
