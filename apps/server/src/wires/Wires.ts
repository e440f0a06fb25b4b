/** How processes talk to each other. Nothing is kept for who is away: a message arrives soon or never. */
export interface Wires {
  /** Whether messages get through, as far as this end knows. */
  readonly isUp: boolean
  /** Answers what is asked at an address; returns how to stop it. */
  serve(address: string, answer: (text: string) => Promise<string>): () => void
  /** Rejects with a `WiresError`, soon after `patience` milliseconds at the latest. */
  ask(address: string, text: string, patience: number): Promise<string>
  /** Says something to whoever hears at an address; what one end says arrives in order, or is lost. */
  say(address: string, text: string): void
  /** Hears what is said at an address; returns how to stop it. */
  hear(address: string, listener: (text: string) => void): () => void
  /** Calls it each time that messages get through again: what was said shortly before and meanwhile may be lost. */
  whenBack(listener: () => void): () => void
  close(): Promise<void>
}

/** `nobody`: nobody serves that address. `late`: no answer in time, or none that could still come. `down`: the wires themselves are. */
export const WIRES_FAILURES = ['nobody', 'late', 'down'] as const
export type WiresFailure = (typeof WIRES_FAILURES)[number]

export class WiresError extends Error {
  override readonly name = 'WiresError'
  readonly failure: WiresFailure

  constructor(failure: WiresFailure, address: string) {
    super(`${address}: ${failure}`)
    this.failure = failure
  }
}
