import type { Gift } from '../support/SharedMemory.ts'

interface Given extends Gift {
  readonly at: number
}

/** Sees every table that a process gives to another, and complains about one that comes back for no reason. */
export class GiftWatch {
  readonly #now: () => number
  readonly #complain: (problem: string) => void
  readonly #last = new Map<string, Given>()
  #troubledUntil = -Infinity
  #count = 0

  constructor(now: () => number, complain: (problem: string) => void) {
    this.#now = now
    this.#complain = complain
  }

  get count(): number {
    return this.#count
  }

  /** Until then, and a while after, tables may have to go anywhere. */
  trouble(until: number): void {
    this.#troubledUntil = Math.max(this.#troubledUntil, until)
  }

  given(gift: Gift): void {
    this.#count++
    const last = this.#last.get(gift.table)
    this.#last.set(gift.table, { ...gift, at: this.#now() })
    if (last === undefined || last.from !== gift.to || last.at < this.#troubledUntil) return
    this.#complain(`table ${gift.table} went from ${last.from} to ${last.to} and back`)
  }
}
