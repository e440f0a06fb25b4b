export interface Outage {
  readonly from: number
  readonly to: number
}

/** When somebody at a table was not connected, or the table stood still. */
export class Outages {
  readonly over: Outage[] = []
  readonly #away = new Set<number>()
  #isStill = false
  #since: number | null = null

  turned(player: number, isOpen: boolean): void {
    if (isOpen) this.#away.delete(player)
    else this.#away.add(player)
    this.#look()
  }

  standsStill(isStill: boolean): void {
    this.#isStill = isStill
    this.#look()
  }

  #look(): void {
    const now = performance.now()
    const isWhole = this.#away.size === 0 && !this.#isStill
    if (!isWhole) this.#since ??= now
    else if (this.#since !== null) {
      this.over.push({ from: this.#since, to: now })
      this.#since = null
    }
  }
}
