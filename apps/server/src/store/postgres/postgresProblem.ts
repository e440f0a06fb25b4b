import { DatabaseError } from 'pg'

const SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'the user or the password is wrong: correct the address',
  '28000': 'this user may not connect from here: see pg_hba.conf there',
  '3D000': 'there is no such database: make it with createdb, or correct the address',
  '42501': 'this user may not make tables there: GRANT CREATE ON the schema TO this user, or make it the owner',
  '53300': 'it takes no more connections: raise max_connections there (a process needs six)',
  ECONNREFUSED: 'nothing listens there: start PostgreSQL, or correct the address',
  ENOTFOUND: 'there is no machine of this name: correct the address',
  EAI_AGAIN: 'the name of the machine cannot be looked up now: try again, or correct the address',
}

/** Why PostgreSQL cannot be used, and what to do about it, in one sentence. */
export function postgresProblem(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { code = '', message = String(first) } = (first ?? {}) as { code?: string; message?: string }
  if (code === '42501' && first instanceof DatabaseError) return `${SENTENCES[code]} (${message})`
  if (/timeout expired/.test(message))
    return 'it does not answer: see whether the address and the firewall let this machine in'
  return SENTENCES[code] ?? message
}
