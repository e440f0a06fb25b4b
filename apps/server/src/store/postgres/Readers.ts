import type { QueryConfig, QueryResultRow } from 'pg'
import { PostgresConnection } from './PostgresConnection.ts'

const COUNT = 4

/** Several connections for questions, each in turn: a long answer does not hold up all others. */
export class Readers {
  readonly #connections: readonly PostgresConnection[]
  #next = 0

  constructor(url: string) {
    this.#connections = Array.from({ length: COUNT }, () => new PostgresConnection({ url, pipeline: true }))
  }

  ask<Row extends QueryResultRow>(query: QueryConfig & { rowMode?: 'array' }, patience?: number): Promise<Row[]> {
    const connection = this.#connections[this.#next++ % COUNT]
    if (connection === undefined) throw new Error('there is no connection')
    return connection.ask<Row>(query, patience)
  }

  async close(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }
}
