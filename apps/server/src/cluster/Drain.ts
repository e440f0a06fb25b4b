import type { Clock } from '@jelly/table'
import type { Moves } from './Moves.ts'
import type { Spread } from './Spread.ts'

const LOOK_EVERY = 250
const AT_ONCE = 8

export interface DrainOptions {
  readonly clock: Clock
  readonly moves: Moves
  readonly spread: Spread
}

/** Gives all tables of this process to others: those outside a scramble at once, the others when it is over or time is up. */
export class Drain {
  readonly #options: DrainOptions

  constructor(options: DrainOptions) {
    this.#options = options
  }

  /** Resolves when no table is left, or after `patience` milliseconds plus what the last moves take. */
  async run(patience: number): Promise<void> {
    const { clock, moves, spread } = this.#options
    const until = clock.now() + patience
    // With nobody to take them the tables stay until this process ends.
    while (spread.roomiest() !== null && moves.all().length > 0) {
      const isLast = clock.now() >= until
      await moves.move(isLast ? moves.all() : moves.calm(), AT_ONCE, () => spread.roomiest())
      if (isLast) return
      if (moves.all().length > 0)
        await new Promise<void>((resolve) => void clock.wakeAt(clock.now() + LOOK_EVERY, resolve))
    }
  }
}
