import Sqlite from 'better-sqlite3'
import { StoreError } from '../../StoreError.ts'
import type { Failure } from './workerMessages.ts'

export function sqliteFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof StoreError) return { failure: error.failure, message }
  const code = error instanceof Sqlite.SqliteError ? error.code : ''
  if (isDamage(error)) return { failure: 'broken', message }
  if (code.startsWith('SQLITE_FULL')) return { failure: 'full', message }
  return { failure: code.startsWith('SQLITE_CONSTRAINT') ? 'fenced' : 'failed', message }
}

/** What the disk gives back is not what was written. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].some((code) => error.code.startsWith(code))
