import type { JournalRow } from '@jelly/table'
import { checkFence } from '../fence.ts'
import { type FlatRow, unflattenAll } from '../sqlite/form/flatRow.ts'
import { TABLE_VERSION } from '../Ownership.ts'
import type { Checkpoint, Entry, FinishedGame, Guest, PurgeLimits, Store, StoredTable } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import type { Readers } from './Readers.ts'
import { PURGE_LOCK } from './schema.ts'
import { sql } from './statements.ts'
import type { Writer } from './Writer.ts'

/** Forgetting tables takes longer than a row. */
const PURGED_AT_ONCE = 50
const PURGE_PATIENCE = 60_000
const LAST = Number.MAX_SAFE_INTEGER

interface HeadRow {
  readonly state: string
  readonly owner: string | null
  readonly epoch: number
  readonly head_seq: number | null
  readonly head_epoch: number | null
}

/** The journal in PostgreSQL, as one life writes it: only tables that this life owns take its rows. */
export class PostgresStore implements Store {
  readonly #life: string
  readonly #writer: Writer
  readonly #readers: Readers
  #closed = false

  constructor(life: string, writer: Writer, readers: Readers) {
    this.#life = life
    this.#writer = writer
    this.#readers = readers
  }

  async addTable({ id, openedAt, secret, code }: StoredTable): Promise<void> {
    this.#check()
    await this.#writer.run(sql.addTable(this.#life, id, openedAt, secret, code, TABLE_VERSION))
  }

  async addGuest({ person, table, name, tokenHash, at }: Guest): Promise<void> {
    this.#check()
    const added = await this.#writer.run(sql.addGuest(this.#life, table, person, name, tokenHash, at))
    if (added === 0) throw new StoreError('fenced', `there is no open table ${table}`)
  }

  async append(entry: Entry): Promise<void> {
    this.#check()
    if ((await this.#writer.append(entry)) === 0) throw await this.#whyFenced(entry.row)
  }

  async quarantine(table: string, why: string): Promise<void> {
    this.#check()
    await this.#writer.run(sql.quarantine(this.#life, table, why))
  }

  async unfinished(): Promise<readonly StoredTable[]> {
    this.#check()
    return this.#readers.ask<StoredTable>(sql.unfinished())
  }

  async guests(table: string): Promise<readonly Guest[]> {
    this.#check()
    return this.#readers.ask<Guest>(sql.guests(table))
  }

  async rows(table: string, { from, to } = { from: 0, to: LAST }): Promise<readonly JournalRow[]> {
    this.#check()
    const rows = await this.#readers.ask<never[]>({ ...sql.rows(table, from, to), rowMode: 'array' })
    return unflattenAll(table, rows as unknown as FlatRow[])
  }

  async game(id: string): Promise<FinishedGame | null> {
    this.#check()
    const [found] = await this.#readers.ask<
      Omit<FinishedGame, 'scores' | 'winners'> & Record<'scores' | 'winners', string>
    >(sql.game(id))
    if (found === undefined) return null
    return { ...found, scores: JSON.parse(found.scores) as number[], winners: JSON.parse(found.winners) as number[] }
  }

  async addCheckpoint({ table, seq, version, record }: Checkpoint): Promise<void> {
    this.#check()
    await this.#writer.run(sql.addCheckpoint(this.#life, table, seq, version, record))
  }

  async checkpoint(table: string, upTo = LAST): Promise<Checkpoint | null> {
    this.#check()
    const [found] = await this.#readers.ask<Checkpoint & Record<string, unknown>>(sql.checkpoint(table, upTo))
    return found ?? null
  }

  /** Some at a time, so that none of these commits is long. */
  async purge(before: number, { most = Infinity, closed = false }: PurgeLimits = {}): Promise<number> {
    this.#check()
    let count = 0
    for (let found = PURGED_AT_ONCE; found === PURGED_AT_ONCE && count < most; count += found) {
      const few = Math.min(PURGED_AT_ONCE, most - count)
      const statement = sql.purge(PURGE_LOCK, before, closed, few)
      found = (await this.#readers.ask<{ count: number }>(statement, PURGE_PATIENCE))[0]?.count ?? 0
    }
    return count
  }

  async check(): Promise<void> {
    this.#check()
    await this.#writer.run(sql.touch(this.#life))
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#writer.close()
    await this.#readers.close()
  }

  /** The row was refused in any case; this finds out why. */
  async #whyFenced(row: JournalRow): Promise<StoreError> {
    try {
      const [found] = await this.#readers.ask<HeadRow & Record<string, unknown>>(sql.head(row.table))
      const { state, owner = null, epoch = 0, head_seq: seq = null, head_epoch: headEpoch = null } = found ?? {}
      checkFence(row, state === 'open', seq === null || headEpoch === null ? null : { seq, epoch: headEpoch })
      if (owner !== this.#life) return new StoreError('fenced', `table ${row.table} belongs to another process`)
      return new StoreError('fenced', `table ${row.table} is in epoch ${epoch}, not ${row.epoch}`)
    } catch (error) {
      return error instanceof StoreError && error.failure === 'fenced'
        ? error
        : new StoreError('fenced', `table ${row.table} does not take row ${row.seq}`)
    }
  }

  #check(): void {
    if (this.#closed) throw new StoreError('closed', 'the store is closed')
  }
}
