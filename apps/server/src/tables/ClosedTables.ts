import type { StoredTable } from '../store/Store.ts'

/** Ids and codes, so half as many tables. */
const MOST = 2000

/** The last tables that closed, so that whoever comes late by a link or a code is told so. */
export class ClosedTables {
  readonly #names = new Set<string>()

  add({ id, code }: StoredTable): void {
    for (const name of [id, code]) this.#names.add(name)
    for (const name of this.#names) if (this.#names.size > MOST) this.#names.delete(name)
  }

  has(idOrCode: string): boolean {
    return this.#names.has(idOrCode)
  }
}
