import type { Statement } from 'better-sqlite3'
import type { Checkpoint, FinishedGame } from '../Store.ts'
import { BrokenJournal } from '../StoreError.ts'
import { rowDigest } from './form/digest.ts'
import type { FlatRow } from './form/flatRow.ts'
import { COLUMNS } from './form/schema.ts'
import type { OldQuestion, OldTables } from './form/workerMessages.ts'

/** So many tables are looked at in one go for old ones. */
const LOOKED_AT = 100

type CheckpointRow = [table: string, seq: number, version: string, record: string]

interface SeenTable {
  readonly id: string
  readonly openedAt: number
  readonly state: string
  readonly seq: number | null
  readonly at: number | null
}

/** Everything that is asked of the database. Rows that are not what was written are not given out. */
export class JournalReader {
  readonly #sql: (text: string) => Statement

  constructor(sql: (text: string) => Statement) {
    this.#sql = sql
  }

  unfinished(): unknown {
    return this.#sql(`SELECT id, opened_at AS openedAt, secret, code FROM tables WHERE state = 'open'`).all()
  }

  guests(table: string): unknown {
    return this.#sql(
      'SELECT person, table_id AS "table", name, token_hash AS tokenHash, at FROM guests WHERE table_id = ?',
    ).all(table)
  }

  /** One that is damaged is no loss: the rows say the same. */
  checkpoint(table: string, upTo: number): Checkpoint | null {
    const select = `SELECT ${COLUMNS.checkpoints}, digest FROM checkpoints
      WHERE table_id = ? AND seq <= ? ORDER BY seq DESC`
    for (const row of this.#sql(select).raw().iterate(table, upTo) as Iterable<readonly [...CheckpointRow, number]>) {
      const [id, seq, version, record, digest] = row
      if (digest === null || digest === rowDigest([id, seq, version, record]))
        return { table: id, seq, version, record }
    }
    return null
  }

  rows(table: string, from: number, to: number): readonly FlatRow[] {
    const select = this.#sql(
      `SELECT ${COLUMNS.journal}, digest FROM journal WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq`,
    )
    const found = select.raw().all(table, from, to) as [...FlatRow, digest: number | null][]
    const before = this.#sql('SELECT digest FROM journal WHERE table_id = ? AND seq = ?').pluck()
    let last = (found[0] && (before.get(table, found[0][1] - 1) as number | null | undefined)) ?? null
    const first = found[0]?.[1] ?? 0
    return found.map((both, n) => {
      const row = both.slice(0, -1) as unknown as FlatRow
      if (row[1] !== first + n) throw new BrokenJournal(table, `row ${first + n} is missing`)
      const digest = both.at(-1) as number | null
      const isWritten = digest === null ? last === null : digest === rowDigest(row, last)
      if (!isWritten) throw new BrokenJournal(table, `row ${row[1]} is not what was written`)
      last = digest
      return row
    })
  }

  game(id: string): FinishedGame | null {
    const select = `SELECT id, table_id AS "table", first_seq AS firstSeq, last_seq AS lastSeq, ended_at AS endedAt,
      json_object('scores', json(scores), 'winners', json(winners)) AS result FROM games WHERE id = ?`
    const found = this.#sql(select).get(id) as (FinishedGame & { result: string }) | undefined
    if (found === undefined) return null
    const { result, ...game } = found
    return { ...game, ...(JSON.parse(result) as Pick<FinishedGame, 'scores' | 'winners'>) }
  }

  /** Last used is when its last row was written. */
  old({ before, closed, from }: OldQuestion): OldTables {
    const select = `SELECT id, opened_at AS openedAt, state, head.seq, head.at FROM tables LEFT JOIN journal AS head
      ON head.n = (SELECT n FROM journal WHERE table_id = id ORDER BY seq DESC LIMIT 1)
      WHERE opened_at < :before AND (opened_at, id) > (:openedAt, :id) ORDER BY opened_at, id LIMIT ${LOOKED_AT}`
    const seen = this.#sql(select).all({ before, ...from }) as SeenTable[]
    const old = seen.filter(({ at, state }) => (at ?? 0) < before && (!closed || state === 'closed'))
    const last = seen.at(-1)
    return {
      tables: old.map(({ id, seq }) => ({ id, seq: seq ?? 0 })),
      next: last && seen.length === LOOKED_AT ? { openedAt: last.openedAt, id: last.id } : null,
    }
  }
}
