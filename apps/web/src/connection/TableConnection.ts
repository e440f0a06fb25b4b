import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'

/** How the line to the table is. */
export type Link =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Gone, and being looked for; `since` by the page's own clock. */
  | { readonly kind: 'lost'; readonly since: number; readonly attempts: number }
  | { readonly kind: 'ended'; readonly reason: EndReason }

/** Why there is nothing more to hear from a table. */
export type EndReason =
  | Extract<ByeReason, 'takenOver' | 'tableClosed' | 'removed' | 'noSpectators' | 'oldProtocol'>
  | 'noSuchTable'
  | 'notAllowed'
  | 'unreachable'

export type Unsubscribe = () => void

/** A line to a table, wherever the table runs. It mends itself; what must not be lost is said again by its user. */
export interface TableConnection {
  /** Drops the message while the line is not open. */
  send(message: ClientMessage): void
  onMessage(listener: (message: ServerMessage) => void): Unsubscribe
  onLink(listener: (link: Link) => void): Unsubscribe
  /** Looks whether the line still holds, and mends it now if not. */
  check(): void
  close(): void
}
