import type { Node } from '../store/Ownership.ts'
import type { Membership } from './Membership.ts'

/** So many tables more than another are as good as none: else the same tables would go to and fro. */
const AS_GOOD_AS_EVEN = { tables: 4, share: 0.1 }

/** How many tables are too many here, and who should have them. */
export interface Surplus {
  readonly count: number
  readonly to: string
}

/** How the tables are spread over the processes, as of the last beat. */
export class Spread {
  readonly #membership: Membership
  /** How many tables this process had at its last two beats. */
  #had: readonly [before: number, last: number] = [0, 0]

  constructor(membership: Membership) {
    this.#membership = membership
  }

  beat(): void {
    const { life: own, nodes } = this.#membership
    this.#had = [this.#had[1], nodes.find(({ life }) => life === own)?.tables ?? 0]
  }

  /** The process with the most room, other than this one. */
  roomiest(): string | null {
    return this.#others().toSorted((a, b) => b.room - a.room)[0]?.life ?? null
  }

  /** Another process that has clearly fewer tables than this one. */
  lighter(): string | null {
    const fewest = this.#fewest()
    return fewest !== null && this.#isClear(fewest) ? fewest.life : null
  }

  /** Never more than makes both as full as the average: several that have too many share what the one with the fewest lacks. */
  surplus(): Surplus | null {
    const fewest = this.#fewest()
    if (fewest === null || !this.#isClear(fewest)) return null
    const average = this.#average()
    const over = (tables: number) => Math.max(0, Math.floor(tables - average))
    const all = this.#sharing().reduce((sum, { tables }) => sum + over(tables), 0)
    const mine = over(this.#mine)
    const count = all === 0 ? 0 : Math.min(mine, Math.ceil((mine * (average - fewest.tables)) / all))
    return count > 0 ? { count, to: fewest.life } : null
  }

  #isClear({ tables }: Node): boolean {
    const { tables: few, share } = AS_GOOD_AS_EVEN
    return this.#mine - tables > Math.max(few, share * this.#average())
  }

  /** What the others show is up to a beat old: while all get more tables, ours must be no newer. */
  get #mine(): number {
    return Math.min(...this.#had)
  }

  #fewest(): Node | null {
    const takers = this.#others().filter(({ room }) => room > 0)
    return takers.toSorted((a, b) => a.tables - b.tables)[0] ?? null
  }

  /** One that may be dead, or moves its own tables away, gets none. */
  #others(): Node[] {
    const { life: own, nodes } = this.#membership
    return nodes.filter(({ life, draining }) => life !== own && !draining && !this.#membership.isSilent(life))
  }

  #average(): number {
    const sharing = this.#sharing()
    return sharing.reduce((sum, { tables }) => sum + tables, 0) / Math.max(1, sharing.length)
  }

  /** Those that have tables at all: one may be only a gateway. */
  #sharing(): Node[] {
    return this.#membership.nodes.filter(({ draining, tables, room }) => !draining && tables + room > 0)
  }
}
