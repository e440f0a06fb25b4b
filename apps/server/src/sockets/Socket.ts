import type { ByeReason } from '@jelly/table'

/** A WebSocket, as the gateway knows it. */
export interface Socket {
  readonly address: string
  send(text: string): void
  /** A ping of the WebSocket itself, which the other end answers without asking its page. */
  ping(n: number): void
  /** Bytes that wait to be sent. */
  queued(): number
  /** `abrupt`: do not wait until the other end has read everything. */
  close(reason: ByeReason, abrupt: boolean): void
}
