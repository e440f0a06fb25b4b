/** Counts what each address holds open at a time. */
export class Occupancy {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False where there is no room: then it does not count. */
  enter(address: string): boolean {
    const held = this.#held.get(address) ?? 0
    if (held >= this.#most) return false
    this.#held.set(address, held + 1)
    return true
  }

  leave(address: string): void {
    const held = this.#held.get(address) ?? 0
    if (held > 1) this.#held.set(address, held - 1)
    else this.#held.delete(address)
  }
}
