import type { ClientMessage, ServerMessage } from '@jelly/table'
import type { FinalBye } from './byes.ts'

/** The state of the connection, as a screen shows it. */
export type ConnectionStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The connection is lost and is being made again; `since` is by the client's own clock. */
  | { readonly kind: 'lost'; readonly since: number; readonly attempts: number }
  | { readonly kind: 'ended'; readonly reason: EndReason }

/** Why there is nothing more to hear from a table; `notRunning`: one of this device did not start, or failed. */
export type EndReason = FinalBye | 'noSuchTable' | 'notAllowed' | 'notRunning'

/** The user of a connection. After `close` it hears nothing more. */
export interface ConnectionUser {
  heard(message: ServerMessage): void
  turned(status: ConnectionStatus): void
  /** The last number of an event heard; null before the first view. */
  lastSeen(): number | null
}

/** A connection to a table, wherever the table runs. It comes back by itself; what must not be lost is sent again by its user. */
export interface TableConnection {
  /** Once. */
  start(user: ConnectionUser): void
  /** Drops the message while the connection is not open. */
  send(message: ClientMessage): void
  /** After a sign of life (the page is seen again, the network is back): checks the connection, and mends it at once. */
  check(): void
  /** For good. */
  close(): void
}
