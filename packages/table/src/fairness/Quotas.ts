import type { Seat } from '@jelly/rules'

/** The most that one press is dated back. */
export const MOST_PER_PRESS = 150
/** The most that dating back may win for a seat in a round, so that a lag switch gains little. */
const MOST_PER_ROUND = 500

/** How much of its compensation each seat has used this round. */
export class Quotas {
  readonly #used = new Map<Seat, number>()

  /** By how much a press of a seat is dated back, with a connection like this. */
  allowance(seat: Seat, oneWay: number): number {
    return Math.max(0, Math.min(oneWay, MOST_PER_PRESS, MOST_PER_ROUND - this.used(seat)))
  }

  charge(seat: Seat, compensation: number): void {
    this.#used.set(seat, Math.min(MOST_PER_ROUND, this.used(seat) + compensation))
  }

  used(seat: Seat): number {
    return this.#used.get(seat) ?? 0
  }
}
