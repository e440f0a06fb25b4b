import type { Seat } from '@jelly/rules'
import type { Settings, TableSummary } from '@jelly/table'
import { ApiError, unreachable } from './ApiError.ts'

export interface Invite {
  readonly code: string
  readonly secret: string
  readonly url?: string
}

export interface MadeTable {
  readonly table: string
  readonly token: string
  readonly seat: Seat
  readonly invite: Invite
}

export interface JoinedTable {
  readonly table: string
  readonly token: string
  readonly seat: Seat | null
  /** The host has to let this person in. */
  readonly waiting?: true
}

export type JoinBy =
  | { readonly code: string; readonly watch?: true }
  | { readonly table: string; readonly secret?: string; readonly watch?: true }

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, { ...init, cache: 'no-store' }).catch(() => {
    throw unreachable()
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw errorOf(response.status, body)
  if (body === null) throw unreachable()
  return body as Answer
}

function errorOf(status: number, body: unknown): ApiError {
  const { error, message } = Object(body) as { error?: unknown; message?: unknown }
  if (typeof error !== 'string') return new ApiError('unreachable', status, `the server answered ${status}`)
  return new ApiError(error, status, typeof message === 'string' ? message : error)
}

const get = <Answer>(path: string): Promise<Answer> => ask(path, { method: 'GET' })

const post = <Answer>(path: string, body: unknown): Promise<Answer> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export const createTable = (name: string, about: { settings?: Partial<Settings>; quick?: true } = {}) =>
  post<MadeTable>('/api/tables', { name, ...about })

export const joinTable = (name: string, by: JoinBy) => post<JoinedTable>('/api/join', { name, ...by })

export const ticket = (table: string, token: string) => post<{ ticket: string }>('/api/ticket', { table, token })

export const invite = (table: string, token: string) => post<Required<Invite>>('/api/invite', { table, token })

export const listTables = () => get<{ tables: readonly TableSummary[] }>('/api/tables')

/** A finished game, as it was played. */
export const replayOf = (gameId: string) => get<unknown>(`/api/replays/${encodeURIComponent(gameId)}`)
