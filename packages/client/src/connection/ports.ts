import type { Clock } from '@jelly/table'

/** What a socket tells. After `closed` it tells nothing more. */
export interface SocketListener {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** An end of a socket. */
export interface ClientSocket {
  send(text: string): void
  close(): void
}

/**
 * The listener is not called before this has returned. `node` is the process at which the table runs, where the server says so:
 * as `?node=` of the address it lets a load balancer go there at once.
 */
export type OpenSocket = (listener: SocketListener, node: string | null) => ClientSocket

export const withNode = (address: string, node: string | null): string =>
  node === null ? address : `${address}?node=${encodeURIComponent(node)}`

/** A ticket is `<secret>.<table>` or `<secret>.<table>.<node>`. */
export const nodeOf = (ticket: string): string | null => /^[^.]*\.[^.]*\.(.+)$/.exec(ticket)?.[1] ?? null

/** What a connection needs of the world. */
export interface ConnectionPorts {
  readonly clock: Clock
  readonly openSocket: OpenSocket
  /** A one-time ticket, asked for in each attempt. */
  readonly ticket: () => Promise<string>
  /** From 0 to 1. */
  readonly chance: () => number
}
