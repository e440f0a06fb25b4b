import type { ProblemAnswer, ProblemCode } from '@jelly/protocol'
import { SettingsError, TableStopped } from '@jelly/table'
import { StoreError } from '../store/StoreError.ts'

export const PROBLEMS = {
  badRequest: [400, 'The request does not have the form that this route expects.'],
  badSettings: [400, 'These settings do not go together.'],
  badEdition: [400, 'This edition cannot be used.'],
  notAllowed: [403, 'This token does not open that table.'],
  notAdmitted: [403, 'The host has to let you in first.'],
  notHost: [403, 'Only the host of the table may do this.'],
  noSpectators: [403, 'This table wants no spectators.'],
  linkNeeded: [403, 'Somebody is guessing codes: to watch this table you need its link for now.'],
  watchOnly: [403, 'This link is for watching: to play, ask for the other one.'],
  badOrigin: [403, 'This page may not talk to this server.'],
  tooManyGuests: [409, 'So many people are at this table that nobody more can come.'],
  noSuchTable: [404, 'There is no such table.'],
  noSuchHandover: [404, 'This code or link was used, is too old, or is wrong.'],
  tableOver: [410, 'That table is over.'],
  noSuchReplay: [404, 'There is no finished game of this name.'],
  gameNotOver: [409, 'This game is still being played.'],
  noSuchRoute: [404, 'There is nothing here.'],
  /** Told under the name of the table's refusal. */
  refused: [409, 'The table says no.'],
  tooLong: [413, 'The request is too long.'],
  tooOften: [429, 'Too many tries: wait a minute.'],
  failed: [500, 'The server made a mistake.'],
  tooManyTables: [503, 'This server has no room for another table.'],
  dataFull: [503, 'This server has no room for the data of another table. Tables that are open go on.'],
  storeFailed: [503, 'The server cannot write to its disk, so it promises nothing.'],
  notNow: [503, 'The table is on its way to another process: try again.'],
  closing: [503, 'The server is about to restart.'],
} as const satisfies Record<ProblemCode | 'refused', readonly [number, string]>

/** Why a request is not done, with its HTTP status. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: string
  readonly status: number

  constructor(code: keyof typeof PROBLEMS, about: { readonly code?: string; readonly message?: string } = {}) {
    const [status, message] = PROBLEMS[code]
    super(about.message ?? message)
    this.code = about.code ?? code
    this.status = status
  }

  get answer(): ProblemAnswer {
    return { error: this.code, message: this.message }
  }
}

/** Null for a mistake of ours. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof SettingsError) return new Problem('badSettings', { message: error.message })
  if (error instanceof TableStopped) return new Problem('closing')
  if (error instanceof StoreError && error.failure !== 'broken') return new Problem(OF_STORE[error.failure])
  return null
}

const OF_STORE = { fenced: 'notNow', closed: 'closing', full: 'storeFailed', failed: 'storeFailed' } as const
