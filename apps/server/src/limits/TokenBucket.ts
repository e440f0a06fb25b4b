/** Limits a rate: `perSecond` on average, `burst` at once. The level goes below zero when somebody does not stop. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  #level: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#level = burst
    this.#at = now
  }

  /** Takes one, and says what is left. Below zero it was too many. */
  take(now: number): number {
    this.#level = this.left(now) - 1
    this.#at = now
    return this.#level
  }

  /** What is there now. */
  left(now: number): number {
    const refill = (Math.max(0, now - this.#at) / 1000) * this.#perSecond
    return Math.min(this.#burst, this.#level + refill)
  }

  isFull(now: number): boolean {
    return this.left(now) >= this.#burst
  }
}
