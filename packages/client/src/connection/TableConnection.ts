import type { ClientMessage, ServerMessage } from '@jelly/table'
import type { FinalBye } from './byes.ts'

/** How the connection to the table is, for who looks at it. */
export type ConnectionStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Gone, and being looked for; `since` by the client's own clock. */
  | { readonly kind: 'lost'; readonly since: number; readonly attempts: number }
  | { readonly kind: 'ended'; readonly reason: EndReason }

/** Why there is nothing more to hear from a table. */
export type EndReason = FinalBye | 'noSuchTable' | 'notAllowed'

/** Who uses a connection. After `close` it hears nothing more. */
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
  /** A sign of life (the page is seen again, the network is back): looks whether the connection holds, and mends it now. */
  check(): void
  /** For good. */
  close(): void
}
