import type { Seat } from '@jelly/rules'
import type { TablePhase, TableSummary } from '@jelly/table'

/** `GET /api/info` */
export interface ServerInfo {
  readonly protocol: number
  readonly version: string
  /** The address that players share. */
  readonly url: string
  /** Durations of the game are divided by it. */
  readonly speed: number
}

/** `GET /api/tables`: open tables only. */
export interface OpenTables {
  readonly tables: readonly TableSummary[]
}

/** `POST /api/invite`: how others find the table. */
export interface Invite {
  readonly code: string
  readonly secret: string
  readonly url: string
  /** The same link by other addresses of the server, the likeliest first: a machine has several, and cannot know which one a phone reaches. */
  readonly others: readonly string[]
  /** By this link one watches, and sits down only if the host agrees; null where nobody may watch. */
  readonly watchUrl: string | null
}

/** `POST /api/tables` */
export interface MadeTable {
  readonly table: string
  readonly token: string
  readonly seat: Seat | null
  readonly invite: Invite
}

/** `POST /api/join`. No seat: one who watches, or who waits. */
export interface JoinedTable {
  readonly table: string
  readonly token: string
  readonly seat: Seat | null
  /** The host has to let this person in. */
  readonly waiting?: true
  /** No seat can be taken now: this person watches instead, because a round is played or all seats are taken. */
  readonly late?: 'tooLate' | 'tableFull'
}

/** `POST /api/place`: what has become of a seat. */
export interface Place {
  readonly phase: TablePhase
  readonly round: number
  readonly seat: Seat | null
  /** The seat that this person left, and may have back. */
  readonly left: Seat | null
}

/** `POST /api/return`: a seat that was left is taken again. */
export interface Returned {
  readonly seat: Seat
}

/** `POST /api/handover`: good once, until the given time. */
export interface IssuedHandover {
  readonly code: string
  readonly url: string
  readonly until: number
}

/** `POST /api/ticket`: good for one socket. */
export interface IssuedTicket {
  readonly ticket: string
}

/** `POST /api/edition` */
export type ChangedEdition = Readonly<Record<string, never>>

/** Every answer with a status of 400 and above. */
export interface ProblemAnswer {
  readonly error: string
  /** One sentence for people who write clients. */
  readonly message: string
}
