import type { Ownership } from '../store/Ownership.ts'
import type { Tables } from '../tables/Tables.ts'
import type { Wires } from '../wires/Wires.ts'
import type { NodeQuestion } from './envelope.ts'

const ADOPTING = 3000

export interface MovesOptions {
  readonly ownership: Ownership
  readonly wires: Wires
  readonly tables: () => Tables
}

/** Gives tables to other processes. Who sits there is told to come back, and finds the table at its new process. */
export class Moves {
  readonly #options: MovesOptions
  readonly #moving = new Set<string>()
  readonly #leaving = new Map<string, Promise<void>>()

  constructor(options: MovesOptions) {
    this.#options = options
  }

  /** Tables that could move now without a pause that is felt. Where nobody sits, the table is just being made. */
  calm(): string[] {
    return this.#waiting()
      .filter(({ phase, people }) => people > 0 && phase !== 'countdown' && phase !== 'scramble')
      .map(({ id }) => id)
  }

  all(): string[] {
    return this.#waiting().map(({ id }) => id)
  }

  /** One after the other, some at a time. `taker` says who gets the next one; null is nobody. */
  async move(ids: readonly string[], atOnce: number, taker: () => string | null): Promise<void> {
    const queue = [...ids]
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await this.#move(id, taker())
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** Resolves when the table is not on its way out of here: until then nobody here may claim it back. */
  async settled(id: string): Promise<void> {
    await this.#leaving.get(id)
  }

  #waiting() {
    return this.#options
      .tables()
      .summaries()
      .filter(({ id }) => !this.#moving.has(id))
  }

  async #move(id: string, life: string | null): Promise<void> {
    const { wires } = this.#options
    this.#moving.add(id)
    try {
      await this.#leave(id, life)
      const question: NodeQuestion = { type: 'adopt', table: id }
      if (life !== null) await wires.ask(life, JSON.stringify(question), ADOPTING)
    } catch {
      // Whoever is asked for it next claims it, or finds it in the next sweep.
    } finally {
      this.#moving.delete(id)
    }
  }

  async #leave(id: string, life: string | null): Promise<void> {
    const { ownership, tables } = this.#options
    const left = tables()
      .letGo(id)
      .then(() => ownership.give(id, life))
    this.#leaving.set(
      id,
      left.catch(() => undefined),
    )
    await left.finally(() => this.#leaving.delete(id))
  }
}
