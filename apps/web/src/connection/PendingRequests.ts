import type { Seat, View } from '@jelly/rules'
import type { Request, TableRefusal } from '@jelly/table'
import { isFulfilled } from './prediction.ts'

export interface PendingRequest {
  readonly id: number
  readonly request: Request
  /** The table said yes, but what happened is not on screen yet. */
  readonly accepted: boolean
}

export interface RefusedRequest {
  readonly id: number
  readonly request: Request
  readonly refusal: TableRefusal
}

/** What was asked and is not answered: it is said again on a new line until it is. */
export class PendingRequests {
  private waiting: PendingRequest[] = []
  private next: number

  /** Numbers rise per seat, also over a reload: so they start at the time. */
  constructor(now: number) {
    this.next = Math.max(1, Math.floor(now))
  }

  /** The table has seen numbers up to this one. */
  seen(lastId: number): void {
    this.next = Math.max(this.next, lastId + 1)
  }

  add(request: Request): PendingRequest {
    const pending = { id: this.next++, request, accepted: false }
    this.waiting = [...this.waiting, pending]
    return pending
  }

  get all(): readonly PendingRequest[] {
    return this.waiting
  }

  get unanswered(): readonly PendingRequest[] {
    return this.waiting.filter(({ accepted }) => !accepted)
  }

  has(type: Request['type']): boolean {
    return this.waiting.some(({ request }) => request.type === type)
  }

  /** The request that was refused; null where it was not. */
  answer(id: number, refusal: TableRefusal | null): RefusedRequest | null {
    const found = this.waiting.find((pending) => pending.id === id)
    if (found === undefined) return null
    if (refusal === null || refusal.refused === 'alreadyHandled') {
      this.waiting = this.waiting.map((pending) => (pending === found ? { ...pending, accepted: true } : pending))
      return null
    }
    this.waiting = this.waiting.filter((pending) => pending !== found)
    return { id, request: found.request, refusal }
  }

  /** Drops what the view already shows, and what was accepted before it. */
  settle(game: View | null, seat: Seat | null): void {
    this.waiting = this.waiting.filter(({ request, accepted }) => {
      if (game === null || seat === null) return !accepted
      return accepted ? !isFulfilled(game, seat, request) : true
    })
  }

  /** The whole view came: what was accepted is in it. */
  renew(): void {
    this.waiting = this.waiting.filter(({ accepted }) => !accepted)
  }
}
