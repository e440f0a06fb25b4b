import type { Ownership } from '../store/Ownership.ts'
import type { Membership } from './Membership.ts'

export interface Place {
  readonly table: string
  /** The life at which the table runs, or is to run. */
  readonly life: string
}

export interface LocatorOptions {
  readonly ownership: Ownership
  readonly membership: Membership
  readonly runsHere: (table: string) => boolean
  /** Whether this process takes over tables that nobody has. */
  readonly mayClaim: () => boolean
}

/** Finds the process at which a table runs. One that nobody has any more is for this one. */
export class Locator {
  readonly #options: LocatorOptions

  constructor(options: LocatorOptions) {
    this.#options = options
  }

  /** Null where there is no such open table. */
  async locate(by: { readonly id: string } | { readonly code: string }): Promise<Place | null> {
    const { ownership, membership, runsHere } = this.#options
    if ('id' in by && runsHere(by.id)) return { table: by.id, life: membership.life }
    const found = await ownership.find(by)
    if (found === null) return null
    const { id, owner } = found
    if (owner === membership.life) return { table: id, life: owner }
    return { table: id, life: owner !== null && membership.isTaken(found) ? owner : this.#taker() }
  }

  /** The process with the most room, other than this one. */
  roomiest(): string | null {
    const { membership } = this.#options
    const others = membership.nodes.filter(({ life, draining }) => life !== membership.life && !draining)
    return others.toSorted((a, b) => b.room - a.room)[0]?.life ?? null
  }

  #taker(): string {
    const { membership, mayClaim } = this.#options
    return mayClaim() ? membership.life : (this.roomiest() ?? membership.life)
  }
}
