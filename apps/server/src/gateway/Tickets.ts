import type { Clock, Entropy } from '@jelly/table'
import { newSecret } from '../secrets.ts'

const VALID = 30_000
const MANY = 100_000

/** Whom a socket speaks for. */
export interface Bearer {
  readonly table: string
  readonly person: string
  readonly name: string
}

/** One-time tickets: fetched over HTTP with the seat's token, shown as the first message of a socket. */
export class Tickets {
  readonly #clock: Clock
  readonly #entropy: Entropy
  /** In the order of issue, so the oldest are in front. */
  readonly #issued = new Map<string, { readonly bearer: Bearer; readonly until: number }>()

  constructor(clock: Clock, entropy: Entropy) {
    this.#clock = clock
    this.#entropy = entropy
  }

  issue(bearer: Bearer): string {
    this.#forget()
    const ticket = newSecret(this.#entropy)
    this.#issued.set(ticket, { bearer, until: this.#clock.now() + VALID })
    return ticket
  }

  /** Null for a ticket that was used, is too old, or never was. */
  redeem(ticket: string): Bearer | null {
    const found = this.#issued.get(ticket)
    this.#issued.delete(ticket)
    return found !== undefined && found.until > this.#clock.now() ? found.bearer : null
  }

  #forget(): void {
    const now = this.#clock.now()
    for (const [ticket, { until }] of this.#issued) {
      if (until > now && this.#issued.size < MANY) return
      this.#issued.delete(ticket)
    }
  }
}
