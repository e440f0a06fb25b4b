import type { ByeReason } from '@jelly/table'

/** A WebSocket, as the gateway knows it. */
export interface Socket {
  readonly address: string
  send(text: string): void
  /** Bytes that wait to be sent. */
  queued(): number
  /** `abrupt`: do not wait until the other end has read everything. */
  close(reason: ByeReason, abrupt: boolean): void
}
