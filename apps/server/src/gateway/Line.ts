import type { ByeReason } from '@jelly/table'

/** A socket, as the gateway knows it. */
export interface Line {
  readonly address: string
  send(text: string): void
  /** Bytes that the other end has not taken yet. */
  queued(): number
  /** `abrupt`: without waiting until the other end has read what it was sent. */
  close(reason: ByeReason, abrupt: boolean): void
}
