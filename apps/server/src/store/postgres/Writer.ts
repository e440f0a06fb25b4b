import type { QueryConfig } from 'pg'
import { commitPause } from '../commitPause.ts'
import type { Entry } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import { flatten } from '../sqlite/form/flatRow.ts'
import type { PostgresConnection } from './PostgresConnection.ts'
import { sql } from './statements.ts'

const MAX_ROWS = 64
/** A commit costs a process more than one of SQLite does, and each of several processes has its own. */
const LONGEST_PAUSE = 25

interface Waiting {
  readonly work: { readonly entry: Entry } | { readonly query: QueryConfig }
  readonly resolve: (count: number) => void
  readonly reject: (error: unknown) => void
}

/** Everything that is written goes over one connection, in order. While one commit is under way, and a little longer, the next group gathers. */
export class Writer {
  readonly #life: string
  readonly #connection: PostgresConnection
  readonly #onCommit: (ms: number) => void
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null
  #pausedUntil = 0

  constructor(life: string, connection: PostgresConnection, onCommit: (ms: number) => void) {
    this.#life = life
    this.#connection = connection
    this.#onCommit = onCommit
  }

  /** How many rows were added: 0 where the fence refused it. */
  append(entry: Entry): Promise<number> {
    return this.#add({ entry })
  }

  /** How many rows came back. */
  run(query: QueryConfig): Promise<number> {
    return this.#add({ query })
  }

  async close(): Promise<void> {
    await this.#running
    await this.#connection.close()
  }

  #add(work: Waiting['work']): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      this.#running ??= this.#work()
    })
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather()
      await this.#settle(this.#nextGroup())
    }
    // It must be here: a write that is added between this line and a later moment would wait forever.
    this.#running = null
  }

  /** Writes that are asked for in the same moment go together, at least. */
  #gather(): Promise<unknown> {
    const pause = this.#pausedUntil - performance.now()
    const mayWait = pause > 0 && this.#waiting.length < MAX_ROWS
    return new Promise((resolve) => (mayWait ? setTimeout(resolve, Math.ceil(pause)) : setImmediate(resolve)))
  }

  /** Rows of different tables share a statement; what ends a game, and what is no row, goes alone. */
  #nextGroup(): Waiting[] {
    const tables = new Set<string>()
    const end = this.#waiting.findIndex(({ work }, n) => {
      if (n === 0) return void tables.add('entry' in work ? work.entry.row.table : '')
      if (n >= MAX_ROWS || !isPlain(work) || tables.has(work.entry.row.table)) return true
      return void tables.add(work.entry.row.table)
    })
    const alone = this.#waiting[0] !== undefined && !isPlain(this.#waiting[0].work)
    return this.#waiting.splice(0, alone ? 1 : end < 0 ? this.#waiting.length : end)
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    const start = performance.now()
    this.#pausedUntil = start + commitPause(group.length, LONGEST_PAUSE)
    try {
      const rows = await this.#connection.ask<{ table_id?: string }>(this.#queryOf(group))
      this.#onCommit(performance.now() - start)
      const added = new Set(rows.map((row) => row.table_id))
      for (const { work, resolve } of group)
        resolve('entry' in work ? Number(added.has(work.entry.row.table)) : rows.length)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  #queryOf(group: readonly Waiting[]): QueryConfig {
    const [first] = group
    if (first === undefined) throw new StoreError('failed', 'there is nothing to write')
    if ('query' in first.work) return first.work.query
    const entries = group.flatMap(({ work }) => ('entry' in work ? [work.entry] : []))
    const columns = transpose(entries.map(({ row }) => flatten(row)))
    const { entry } = first.work
    return isPlain(first.work)
      ? sql.append(this.#life, ...columns)
      : sql.appendEnding(this.#life, ...columns, ...endingOf(entry))
  }
}

const isPlain = (work: Waiting['work']): work is { readonly entry: Entry } =>
  'entry' in work && !work.entry.finishes && !work.entry.closes

const endingOf = ({ finishes: game, closes = false }: Entry): unknown[] => [
  closes,
  game?.id ?? null,
  game?.firstSeq ?? null,
  game?.lastSeq ?? null,
  game?.endedAt ?? null,
  game ? JSON.stringify(game.scores) : null,
  game ? JSON.stringify(game.winners) : null,
]

const transpose = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))
