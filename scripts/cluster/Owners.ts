import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresConnection } from '../../apps/server/src/store/postgres/PostgresConnection.ts'

const TRIES = 20
const TRY_AGAIN = 500

/** Whose a table is, and how far its journal goes. */
export interface OwnedUntil {
  readonly owner: string | null
  readonly head: number
}

/** Who owns which table, as PostgreSQL says; it may have been away a moment ago. */
export class Owners {
  readonly #connection: PostgresConnection

  constructor(url: string) {
    this.#connection = new PostgresConnection({ url })
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, OwnedUntil>> {
    const found = await this.#ask<{ id: string; owner: string | null; head: number }>(
      `SELECT id, owner, coalesce((SELECT max(seq) FROM journal WHERE table_id = id), 0) AS head FROM tables
      WHERE id = ANY($1) AND state = 'open'`,
      [ids],
    )
    return new Map(found.map(({ id, owner, head }) => [id, { owner, head }]))
  }

  /** Those of these tables that an owner has let go of itself since then, or just before: nobody took them away. */
  async givenSince(before: ReadonlyMap<string, OwnedUntil>): Promise<ReadonlySet<string>> {
    const found = await this.#ask<{ id: string }>(
      `SELECT DISTINCT table_id AS id FROM unnest($1::text[], $2::int[]) AS b (id, head) JOIN journal ON table_id = b.id AND seq >= b.head
      WHERE request LIKE '{"type":"stopTable"%'`,
      [[...before.keys()], [...before.values()].map(({ head }) => head)],
    )
    return new Set(found.map(({ id }) => id))
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  async #ask<Row extends Record<string, unknown>>(text: string, values: unknown[]): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#connection.ask<Row>({ text, values })
      } catch (error) {
        if (tries === TRIES) throw error
        await sleep(TRY_AGAIN)
      }
    }
  }
}
