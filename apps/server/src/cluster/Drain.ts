import type { Clock } from '@jelly/table'
import type { Moves } from './Moves.ts'
import type { Spread } from './Spread.ts'

const LOOK_EVERY = 250
const AT_ONCE = 8
/** Over so much of its time a drain spreads its moves, so that whoever comes back finds no crowd; few tables need no more than this between two. */
const SPREAD_OVER = 0.5
const LONGEST_PAUSE = 100

export interface DrainOptions {
  readonly clock: Clock
  readonly moves: Moves
  readonly spread: Spread
}

/** Gives all tables of this process to others: those outside a scramble one after the other, the others when it is over or time is up. */
export class Drain {
  readonly #options: DrainOptions
  readonly #underWay = new Set<Promise<void>>()

  constructor(options: DrainOptions) {
    this.#options = options
  }

  /** Resolves when no table is left, or after `patience` milliseconds plus what the last moves take. */
  async run(patience: number): Promise<void> {
    const { clock, moves, spread } = this.#options
    const until = clock.now() + patience
    const pause = Math.min(LONGEST_PAUSE, (patience * SPREAD_OVER) / Math.max(1, moves.all().length))
    // With nobody to take them the tables stay until this process ends.
    while (spread.roomiest() !== null && moves.all().length > 0 && clock.now() < until) {
      const [next] = moves.calm()
      if (next !== undefined) await this.#begin(next)
      await this.#wait(next === undefined ? LOOK_EVERY : pause)
    }
    await Promise.all(this.#underWay)
    if (spread.roomiest() !== null) await moves.move(moves.all(), AT_ONCE, () => spread.roomiest())
  }

  /** Waits only where too many are under way. */
  async #begin(table: string): Promise<void> {
    const { moves, spread } = this.#options
    if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay)
    const move = moves.move([table], 1, () => spread.roomiest()).finally(() => this.#underWay.delete(move))
    this.#underWay.add(move)
  }

  #wait(ms: number): Promise<void> {
    const { clock } = this.#options
    return new Promise((resolve) => void clock.wakeAt(clock.now() + ms, resolve))
  }
}
