import Sqlite, { type Database } from 'better-sqlite3'
import { StoreError } from '../StoreError.ts'
import type { Failure } from './workerMessages.ts'

export function sqliteFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof StoreError) return { failure: error.failure, message }
  const code = error instanceof Sqlite.SqliteError ? error.code : ''
  if (code.startsWith('SQLITE_FULL')) return { failure: 'full', message }
  return { failure: code.startsWith('SQLITE_CONSTRAINT') ? 'fenced' : 'failed', message }
}

/** Whether the whole commit is lost, as it is with a full disk. */
export const isRolledBack = (error: unknown, db: Database): boolean =>
  !db.inTransaction || (error instanceof Sqlite.SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT'))
