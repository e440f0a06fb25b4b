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

/** The listener is not called before this has returned. */
export type OpenSocket = (listener: SocketListener) => ClientSocket

/** What a connection needs of the world. */
export interface ConnectionPorts {
  readonly clock: Clock
  readonly openSocket: OpenSocket
  /** A one-time ticket, asked for in each attempt. */
  readonly ticket: () => Promise<string>
  /** From 0 to 1. */
  readonly chance: () => number
}
