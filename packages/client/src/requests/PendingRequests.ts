import type { Seat, View } from '@jelly/rules'
import type { Request, TableRefusal } from '@jelly/table'
import { isFulfilled } from './prediction.ts'

export interface PendingRequest {
  readonly id: number
  readonly request: Request
  /** When it was asked first, by the client's clock. */
  readonly askedAt: number
  /** The table has accepted it, but its events are not on screen yet. */
  readonly accepted: boolean
}

export interface RefusedRequest {
  readonly id: number
  readonly request: Request
  readonly refusal: TableRefusal
}

/** Requests without an answer. They are sent again on each new connection until they are answered. */
export class PendingRequests {
  #waiting: readonly PendingRequest[] = []
  #next: number

  /** Numbers rise for each seat, also after a reload, so they start from the present time. */
  constructor(now: number) {
    this.#next = Math.max(1, Math.floor(now))
  }

  /** The table has seen numbers up to this one. */
  seen(lastId: number): void {
    this.#next = Math.max(this.#next, lastId + 1)
  }

  add(request: Request, askedAt: number): PendingRequest {
    const pending = { id: this.#next++, request, askedAt, accepted: false }
    this.#waiting = [...this.#waiting, pending]
    return pending
  }

  get all(): readonly PendingRequest[] {
    return this.#waiting
  }

  /** What a new connection has to hear again, in order and under the same numbers. */
  resend(): readonly PendingRequest[] {
    return this.#waiting.filter(({ accepted }) => !accepted)
  }

  /** The request that this answers; null where it was answered before. */
  answer(id: number, refusal: TableRefusal | null): PendingRequest | null {
    const found = this.#waiting.find((pending) => pending.id === id && !pending.accepted)
    if (found === undefined) return null
    this.#waiting =
      refusal === null
        ? this.#waiting.map((pending) => (pending === found ? { ...pending, accepted: true } : pending))
        : this.#waiting.filter((pending) => pending !== found)
    return found
  }

  /** Drops what was accepted and the view already shows. */
  settle(game: View | null, seat: Seat | null): void {
    const isShown = ({ request }: PendingRequest) => game === null || seat === null || isFulfilled(game, seat, request)
    if (this.#waiting.some((pending) => pending.accepted && isShown(pending)))
      this.#waiting = this.#waiting.filter((pending) => !pending.accepted || !isShown(pending))
  }

  /** The whole view came: what was accepted is in it. */
  renew(): void {
    this.#waiting = this.#waiting.filter(({ accepted }) => !accepted)
  }
}
