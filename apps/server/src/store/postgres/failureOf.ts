import { DatabaseError } from 'pg'
import { StoreError } from '../StoreError.ts'

const UNIQUE = '23505'
const NO_ROOM = new Set(['53100', '53200'])

/** Everything that is not known to be refused is a failure, also a row that may have been written. */
export function failureOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (code === UNIQUE) return new StoreError('fenced', message)
  return new StoreError(NO_ROOM.has(code) ? 'full' : 'failed', message)
}
