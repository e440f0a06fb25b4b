import type { Clock } from '@jelly/table'
import type { Ownership } from '../store/Ownership.ts'
import type { Tables } from '../tables/Tables.ts'
import type { Wires } from '../wires/Wires.ts'
import type { NodeQuestion } from './envelope.ts'

const LOOK_EVERY = 250
const AT_ONCE = 8
const ADOPTING = 3000

export interface DrainOptions {
  readonly ownership: Ownership
  readonly wires: Wires
  readonly clock: Clock
  readonly tables: Tables
  /** Who takes the next table; null where nobody else is there. */
  readonly taker: () => string | null
}

/** Gives all tables of this process to others: those outside a scramble at once, the others when it is over or time is up. */
export class Drain {
  readonly #options: DrainOptions
  readonly #moving = new Set<string>()

  constructor(options: DrainOptions) {
    this.#options = options
  }

  /** Resolves when no table is left, or after `patience` milliseconds plus what the last moves take. */
  async run(patience: number): Promise<void> {
    const { clock, tables, taker } = this.#options
    const until = clock.now() + patience
    // With nobody to take them the tables stay until this process ends.
    while (taker() !== null && tables.summaries().length > 0) {
      const isLast = clock.now() >= until
      const ready = tables.summaries().filter(({ phase }) => isLast || !isHectic(phase))
      await this.#moveAll(ready.map(({ id }) => id))
      if (isLast) return
      if (tables.summaries().length > 0)
        await new Promise<void>((resolve) => void clock.wakeAt(clock.now() + LOOK_EVERY, resolve))
    }
  }

  async #moveAll(ids: readonly string[]): Promise<void> {
    const queue = ids.filter((id) => !this.#moving.has(id))
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await this.#move(id)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  async #move(id: string): Promise<void> {
    const { ownership, wires, tables, taker } = this.#options
    this.#moving.add(id)
    try {
      await tables.letGo(id)
      await ownership.release(id)
      const life = taker()
      const question: NodeQuestion = { type: 'adopt', table: id }
      if (life !== null) await wires.ask(life, JSON.stringify(question), ADOPTING)
    } catch {
      // Whoever is asked for it next claims it, or finds it in the next sweep.
    } finally {
      this.#moving.delete(id)
    }
  }
}

/** Seconds count there: a pause would be felt. */
const isHectic = (phase: string): boolean => phase === 'countdown' || phase === 'scramble'
