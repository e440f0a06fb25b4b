/** Lets `perSecond` things through, `burst` at once. Who goes on all the same runs into debt. */
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

  /** What is left after taking one; below zero it was one too many. */
  take(now: number): number {
    const refill = (Math.max(0, now - this.#at) / 1000) * this.#perSecond
    this.#level = Math.min(this.#burst, this.#level + refill) - 1
    this.#at = now
    return this.#level
  }
}
