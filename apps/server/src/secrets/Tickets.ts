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

interface Issued {
  readonly holder: TicketHolder
  readonly until: number
}

/** One-time tickets: given over HTTP for a token, sent back as the first message of a socket. */
export class Tickets {
  readonly #clock: Clock
  readonly #entropy: Entropy
  readonly #node: string | null
  /** The oldest first. */
  readonly #issued = new Map<string, Issued>()
  /** Those of one person at one table, the oldest first. */
  readonly #ofHolder = new Map<string, string[]>()

  /** `node`: what a load balancer calls this process. */
  constructor(clock: Clock, entropy: Entropy, node: string | null = null) {
    this.#clock = clock
    this.#entropy = entropy
    this.#node = node
  }

  issue(holder: TicketHolder): string {
    this.#forget()
    // It names its table, so that every process knows where it is to be redeemed, and the process that a balancer may go to at once.
    const ticket = [newSecret(this.#entropy), holder.table, ...(this.#node === null ? [] : [this.#node])].join('.')
    this.#issued.set(ticket, { holder, until: this.#clock.now() + VALID })
    const key = keyOf(holder)
    const tickets = this.#ofHolder.get(key)
    if (tickets === undefined) this.#ofHolder.set(key, [ticket])
    else tickets.push(ticket)
    return ticket
  }

  /**
   * Null for a ticket that was used, is too old, or was never issued. Earlier ones of the same person are void from then on:
   * an attempt that was given up long ago must not take the seat from the one that came after it.
   */
  redeem(ticket: string): TicketHolder | null {
    const found = this.#issued.get(ticket)
    if (found === undefined) return null
    this.#dropUpTo(ticket, found.holder)
    return found.until > this.#clock.now() ? found.holder : null
  }

  #dropUpTo(ticket: string, holder: TicketHolder): void {
    const tickets = this.#ofHolder.get(keyOf(holder)) ?? []
    for (const dropped of tickets.splice(0, tickets.indexOf(ticket) + 1)) this.#issued.delete(dropped)
    if (tickets.length === 0) this.#ofHolder.delete(keyOf(holder))
  }

  #forget(): void {
    const now = this.#clock.now()
    for (const [ticket, { holder, until }] of this.#issued) {
      if (until > now && this.#issued.size < MANY) return
      this.#dropUpTo(ticket, holder)
    }
  }
}

const keyOf = ({ table, person }: TicketHolder): string => `${table} ${person}`
