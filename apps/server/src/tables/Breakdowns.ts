import type { FailedRequest } from '@jelly/table'

/** A table that has broken this often would break again. */
const MAX_BREAKS = 3
/** How many requests that broke a table are remembered. */
const MAX_FAILED = 100

/** How often a table broke for no request's fault, and which requests broke it. */
export class Breakdowns {
  readonly #times = new Map<string, number>()
  readonly #failed = new Map<string, readonly FailedRequest[]>()

  /** Without a request it was the table's own fault. */
  note(table: string, failed: FailedRequest | null): void {
    if (failed === null) this.#times.set(table, (this.#times.get(table) ?? 0) + 1)
    else this.#failed.set(table, [...this.failedOf(table), failed].slice(-MAX_FAILED))
  }

  areTooMany(table: string): boolean {
    return (this.#times.get(table) ?? 0) >= MAX_BREAKS
  }

  failedOf(table: string): readonly FailedRequest[] {
    return this.#failed.get(table) ?? []
  }

  forget(table: string): void {
    this.#times.delete(table)
    this.#failed.delete(table)
  }
}
