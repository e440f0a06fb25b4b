import type { Clock } from '../model/ports.ts'

interface Wake {
  readonly time: number
  readonly order: number
  readonly wake: () => void
}

/** Promises that wait for each other settle within this many turns. */
const TURNS = 64

/** A clock that a test sets. */
export class VirtualClock implements Clock {
  #now: number
  #order = 0
  readonly #wakes = new Set<Wake>()

  constructor(start = 1_000_000) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  wakeAt(time: number, wake: () => void): () => void {
    const entry = { time, order: this.#order++, wake }
    this.#wakes.add(entry)
    return () => this.#wakes.delete(entry)
  }

  /** Moves the clock on by some milliseconds. Whatever is due on the way happens at its own time, in order. */
  async advance(by: number): Promise<void> {
    await this.advanceTo(this.#now + by)
  }

  async advanceTo(time: number): Promise<void> {
    await this.settle()
    for (let next = this.#next(); next !== null && next.time <= time; next = this.#next()) {
      this.#wakes.delete(next)
      this.#now = Math.max(this.#now, next.time)
      next.wake()
      await this.settle()
    }
    this.#now = Math.max(this.#now, time)
  }

  /** Moves the clock from one wake-up call to the next until something is true; false where it never becomes true. */
  async advanceUntil(isSo: () => boolean, atMost = 3_600_000): Promise<boolean> {
    const end = this.#now + atMost
    await this.settle()
    while (!isSo()) {
      const next = this.#next()
      if (next === null || next.time > end) return false
      await this.advanceTo(next.time)
    }
    return true
  }

  /** Lets everything happen that needs no time. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
  }

  #next(): Wake | null {
    let first: Wake | null = null
    for (const wake of this.#wakes) if (first === null || isBefore(wake, first)) first = wake
    return first
  }
}

const isBefore = (one: Wake, other: Wake): boolean =>
  one.time < other.time || (one.time === other.time && one.order < other.order)
