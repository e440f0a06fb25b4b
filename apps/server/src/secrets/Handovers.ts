import type { Clock, Entropy } from '@jelly/table'
import { isSameSecret, newHandoverCode, newSecret } from './secrets.ts'
import type { TicketHolder } from './Tickets.ts'

const VALID = 120_000

/** How a person goes on with their seat on another device: by a code to type, or by a secret in a link. */
export interface Handover {
  readonly code: string
  readonly secret: string
  readonly until: number
}

interface Open extends Handover {
  readonly holder: TicketHolder
}

/** One-time ways to take a seat along to another device. A person has one at a time. */
export class Handovers {
  readonly #clock: Clock
  readonly #entropy: Entropy
  /** By table and person. */
  readonly #open = new Map<string, Open>()

  constructor(clock: Clock, entropy: Entropy) {
    this.#clock = clock
    this.#entropy = entropy
  }

  issue(holder: TicketHolder): Handover {
    this.#forget()
    const until = this.#clock.now() + VALID
    const handover = { code: newHandoverCode(this.#entropy), secret: newSecret(this.#entropy), until }
    this.#open.set(keyOf(holder), { ...handover, holder })
    return handover
  }

  hasCode(code: string): boolean {
    return this.#find(({ code: open }) => open === code) !== null
  }

  /** Null for one that was used, is too old or was never issued. */
  redeemCode(code: string): TicketHolder | null {
    return this.#redeem(this.#find((open) => open.code === code))
  }

  redeemSecret(table: string, secret: string): TicketHolder | null {
    return this.#redeem(this.#find((open) => open.holder.table === table && isSameSecret(open.secret, secret)))
  }

  #redeem(found: Open | null): TicketHolder | null {
    if (found === null) return null
    this.#open.delete(keyOf(found.holder))
    return found.holder
  }

  #find(isIt: (open: Open) => boolean): Open | null {
    this.#forget()
    for (const open of this.#open.values()) if (isIt(open)) return open
    return null
  }

  #forget(): void {
    const now = this.#clock.now()
    for (const [key, { until }] of this.#open) if (until <= now) this.#open.delete(key)
  }
}

const keyOf = ({ table, person }: TicketHolder): string => `${table} ${person}`
