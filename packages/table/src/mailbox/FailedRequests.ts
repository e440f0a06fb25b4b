import type { FailedRequest } from '../model/options.ts'
import type { Request } from '../model/request.ts'

/** A person who broke a table this often with requests of one kind would break it again. */
const PATIENCE = 3

/** The requests that broke this table before: they are not tried again. */
export class FailedRequests {
  readonly #all: readonly FailedRequest[]

  constructor(all: readonly FailedRequest[] = []) {
    this.#all = all
  }

  has(person: string, id: number, { type }: Request): boolean {
    if (this.#all.length === 0) return false
    const theirs = this.#all.filter((failed) => failed.person === person)
    return (
      theirs.some(({ ids }) => ids.includes(id)) || theirs.filter((failed) => failed.type === type).length >= PATIENCE
    )
  }
}
