import type { Clock } from '@jelly/table'
import type { Moves } from './Moves.ts'
import type { Spread } from './Spread.ts'

/** So many tables go at a time, two of them at once: who has just got some can show it before more come. */
const A_FEW = 8
const AT_ONCE = 2
/** Every second beat: by then the beats of the others show what the last ones have changed. */
const EVERY = 2
/** So long after somebody has left, people come back to its tables: nothing else moves meanwhile. */
const QUIET_FOR = 3000
/** So long a table that was given here stays: new tables elsewhere may soon make another process the one with the fewest. */
const STAYS_FOR = 30_000

export interface EvenOutOptions {
  readonly clock: Clock
  readonly moves: Moves
  readonly spread: Spread
  /** Whether all others are there and this process may give tables away. */
  readonly isCalm: () => boolean
}

/** Gives tables to a process that has clearly fewer, such as one that has just started: a few at a time, and none in a scramble. */
export class EvenOut {
  readonly #options: EvenOutOptions
  #beats = 0
  #quietUntil = -Infinity
  #isMoving = false
  #given = 0
  /** Tables that were given here, and when. */
  readonly #received = new Map<string, number>()

  constructor(options: EvenOutOptions) {
    this.#options = options
  }

  /** How many tables were given away so far. */
  get given(): number {
    return this.#given
  }

  /** A table was given to this process. */
  received(table: string): void {
    this.#received.set(table, this.#options.clock.now())
  }

  /** Somebody is gone. */
  wait(): void {
    this.#quietUntil = this.#options.clock.now() + QUIET_FOR
  }

  beat(): void {
    const { clock, isCalm } = this.#options
    if (this.#beats++ % EVERY === 0 && !this.#isMoving && clock.now() >= this.#quietUntil && isCalm()) void this.#give()
  }

  async #give(): Promise<void> {
    const { moves, spread } = this.#options
    const surplus = spread.surplus()
    if (surplus === null) return
    this.#isMoving = true
    this.#forgetOld()
    const settled = moves.calm().filter((id) => !this.#received.has(id))
    const some = settled.slice(0, Math.min(A_FEW, surplus.count))
    await moves.move(some, AT_ONCE, () => surplus.to)
    this.#given += some.length
    this.#isMoving = false
  }

  #forgetOld(): void {
    const old = this.#options.clock.now() - STAYS_FOR
    for (const [table, at] of this.#received) if (at <= old) this.#received.delete(table)
  }
}
