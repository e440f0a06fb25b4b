import type { Clock, Entropy } from '@jelly/table'
import { newSecret } from './secrets.ts'

const VALID = 30_000
const MANY = 100_000

/** The person behind a socket. */
export interface TicketHolder {
  readonly table: string
  readonly person: string
  readonly name: string
}

/** One-time tickets: given over HTTP for a token, sent back as the first message of a socket. */
export class Tickets {
  readonly #clock: Clock
  readonly #entropy: Entropy
  /** The oldest first. */
  readonly #issued = new Map<string, { readonly holder: TicketHolder; readonly until: number }>()

  constructor(clock: Clock, entropy: Entropy) {
    this.#clock = clock
    this.#entropy = entropy
  }

  issue(holder: TicketHolder): string {
    this.#forget()
    // It names its table, so that every process knows where it is to be redeemed.
    const ticket = `${newSecret(this.#entropy)}.${holder.table}`
    this.#issued.set(ticket, { holder, until: this.#clock.now() + VALID })
    return ticket
  }

  /** Null for a ticket that was used, is too old, or was never issued. */
  redeem(ticket: string): TicketHolder | null {
    const found = this.#issued.get(ticket)
    this.#issued.delete(ticket)
    return found !== undefined && found.until > this.#clock.now() ? found.holder : null
  }

  #forget(): void {
    const now = this.#clock.now()
    for (const [ticket, { until }] of this.#issued) {
      if (until > now && this.#issued.size < MANY) return
      this.#issued.delete(ticket)
    }
  }
}
