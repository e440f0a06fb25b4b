/** So many of the latest trips count; the shortest of them had to wait the least. */
const REMEMBERED = 8

/** How long it takes to another process and back. */
export class Hops {
  readonly #trips = new Map<string, number[]>()

  took(life: string, trip: number): void {
    this.#trips.set(life, [...(this.#trips.get(life) ?? []), trip].slice(-REMEMBERED))
  }

  /** Null where it is not known yet. */
  trip(life: string): number | null {
    const trips = this.#trips.get(life)
    return trips === undefined ? null : Math.min(...trips)
  }

  forget(lives: readonly string[]): void {
    for (const life of lives) this.#trips.delete(life)
  }
}
