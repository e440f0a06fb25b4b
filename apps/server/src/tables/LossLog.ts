import type { Log } from '../health/log.ts'
import { StoreError } from '../store/StoreError.ts'

/** Tells the log what is wrong with a table's journal: once, however often its people come back. */
export class LossLog {
  readonly #log: Log
  readonly #unrestored = new Set<string>()
  readonly #behind = new Set<string>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Whether a table that could not be restored may be so later: its journal is not damaged. */
  isPassing(table: string, problem: unknown): boolean {
    if (!(problem instanceof StoreError) || problem.failure === 'broken') return false
    const isNews = problem.failure !== 'fenced' && problem.failure !== 'closed' && !this.#unrestored.has(table)
    if (!isNews) return true
    this.#unrestored.add(table)
    this.#log.error({ table, error: problem.message }, 'a table cannot be restored at present')
    return true
  }

  restored(table: string): void {
    this.#unrestored.delete(table)
  }

  /** Somebody comes back who has seen `seen`, where the table has told only `told`. Nobody can prove what they say. */
  compare(table: string, seen: number, told: number): void {
    if (seen <= told || this.#behind.has(table)) return
    this.#behind.add(table)
    this.#log.error(
      { table, seen, told },
      'somebody has seen more of a table than its journal knows: its last rows are lost',
    )
  }

  forget(table: string): void {
    this.#unrestored.delete(table)
    this.#behind.delete(table)
  }
}
