import type { QueryConfig, QueryResultRow } from 'pg'
import { Link } from './Link.ts'

const COUNT = 4

/** Several connections for questions, each in turn: a long answer does not hold up all others. */
export class Readers {
  readonly #links: readonly Link[]
  #next = 0

  constructor(url: string) {
    this.#links = Array.from({ length: COUNT }, () => new Link({ url }))
  }

  ask<Row extends QueryResultRow>(query: QueryConfig & { rowMode?: 'array' }, patience?: number): Promise<Row[]> {
    const link = this.#links[this.#next++ % COUNT]
    if (link === undefined) throw new Error('there is no connection')
    return link.ask<Row>(query, patience)
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map((link) => link.close()))
  }
}
