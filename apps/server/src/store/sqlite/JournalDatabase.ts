import Sqlite, { type Database, type Statement } from 'better-sqlite3'
import { backupFile } from './backupFile.ts'
import { checkFence, type Head } from '../fence.ts'
import type { Checkpoint, FinishedGame, Guest, StoredTable } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import type { FlatRow } from './flatRow.ts'
import { type DatabaseOptions, prepareDatabase } from './schema.ts'
import { isRolledBack, sqliteFailure } from './sqliteFailure.ts'
import type { Read, Write, WriteOutcome } from './workerMessages.ts'

const COLUMNS = 'table_id, seq, epoch, at, seat, message_id, rules, request, events'

/** No table has this name. */
const CHECKED = ''
const CHECKED_BYTES = 16_384

interface TableHead {
  readonly isOpen: boolean
  readonly head: Head | null
}

/** The database itself. Its calls block, so it runs in a worker. */
export class JournalDatabase {
  readonly #db: Database
  readonly #prepared = new Map<string, Statement>()
  /** The last row of each journal. Nobody else writes to this file, so it is read only once. */
  readonly #heads = new Map<string, TableHead>()

  constructor(options: DatabaseOptions) {
    this.#db = new Sqlite(options.file, { timeout: options.lockWait })
    prepareDatabase(this.#db, options)
  }

  /** One commit for all writes. The fence refuses single writes; a failing disk refuses all. */
  write(writes: readonly Write[]): readonly WriteOutcome[] {
    try {
      this.#sql('BEGIN IMMEDIATE').run()
      const outcomes = writes.map((write) => this.#tryWrite(write))
      this.#sql('COMMIT').run()
      return outcomes
    } catch (error) {
      this.#heads.clear()
      if (this.#db.inTransaction) this.#sql('ROLLBACK').run()
      const failure = sqliteFailure(error)
      return writes.map(() => failure)
    }
  }

  read(read: Read): unknown {
    switch (read.kind) {
      case 'unfinished':
        return this.#sql(`SELECT id, opened_at AS openedAt, secret, code FROM tables WHERE state = 'open'`).all()
      case 'guests':
        return this.#sql(
          'SELECT person, table_id AS "table", name, token_hash AS tokenHash, at FROM guests WHERE table_id = ?',
        ).all(read.table)
      case 'rows':
        return this.#rows(read.table, read.from, read.to)
      case 'game':
        return this.#game(read.id)
      case 'checkpoint':
        return this.#checkpoint(read.table, read.upTo)
      case 'purge':
        return this.#purge(read.before)
      case 'check':
        return this.#check()
      case 'backUp':
        return this.#backUp(read.file)
      case 'close':
        return void this.#db.close()
    }
  }

  #tryWrite(write: Write): WriteOutcome {
    try {
      this.#write(write)
      return null
    } catch (error) {
      this.#heads.clear()
      if (isRolledBack(error, this.#db)) throw error
      return sqliteFailure(error)
    }
  }

  #write(write: Write): void {
    switch (write.kind) {
      case 'row':
        return this.#append(write.row, write.finishes, write.closes)
      case 'table':
        return this.#addTable(write.record)
      case 'guest':
        return this.#addGuest(write.guest)
      case 'checkpoint':
        return this.#addCheckpoint(write.checkpoint)
      case 'quarantine':
        this.#heads.delete(write.table)
        this.#sql(`UPDATE tables SET state = 'quarantined', why = ? WHERE id = ?`).run(write.why, write.table)
    }
  }

  #append(row: FlatRow, finishes: FinishedGame | null, closes: boolean): void {
    const [table, seq, epoch] = row
    const { isOpen, head } = this.#headOf(table)
    checkFence({ table, seq, epoch }, isOpen, head)
    this.#sql('INSERT INTO journal VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(...row)
    if (finishes) this.#addGame(finishes)
    if (closes) this.#sql(`UPDATE tables SET state = 'closed' WHERE id = ?`).run(table)
    this.#heads.set(table, { isOpen: !closes, head: { seq, epoch } })
  }

  #headOf(table: string): TableHead {
    return this.#heads.get(table) ?? { isOpen: this.#isOpen(table), head: this.#head(table) }
  }

  #isOpen(table: string): boolean {
    return this.#sql('SELECT state FROM tables WHERE id = ?').pluck().get(table) === 'open'
  }

  #head(table: string): Head | null {
    const head = this.#sql('SELECT seq, epoch FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1').get(table)
    return (head as Head | undefined) ?? null
  }

  #addTable({ id, openedAt, secret, code }: StoredTable): void {
    this.#sql('INSERT INTO tables (id, opened_at, secret, code) VALUES (?, ?, ?, ?)').run(id, openedAt, secret, code)
  }

  #addGuest({ person, table, name, tokenHash, at }: Guest): void {
    if (!this.#isOpen(table)) throw new StoreError('fenced', `there is no open table ${table}`)
    this.#sql('INSERT INTO guests VALUES (?, ?, ?, ?, ?)').run(person, table, name, tokenHash, at)
  }

  #addGame({ id, table, firstSeq, lastSeq, endedAt, scores, winners }: FinishedGame): void {
    const insert = this.#sql('INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)')
    insert.run(id, table, firstSeq, lastSeq, endedAt, JSON.stringify(scores), JSON.stringify(winners))
  }

  #addCheckpoint({ table, seq, version, record }: Checkpoint): void {
    this.#sql('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?)').run(table, seq, version, record)
  }

  #checkpoint(table: string, upTo: number): Checkpoint | null {
    const select = `SELECT table_id AS "table", seq, version, record FROM checkpoints
      WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1`
    return (this.#sql(select).get(table, upTo) as Checkpoint | undefined) ?? null
  }

  #rows(table: string, from: number, to: number): unknown {
    const select = this.#sql(`SELECT ${COLUMNS} FROM journal WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq`)
    return select.raw().all(table, from, to)
  }

  #game(id: string): FinishedGame | null {
    const select = `SELECT id, table_id AS "table", first_seq AS firstSeq, last_seq AS lastSeq, ended_at AS endedAt,
      json_object('scores', json(scores), 'winners', json(winners)) AS result FROM games WHERE id = ?`
    const found = this.#sql(select).get(id) as (FinishedGame & { result: string }) | undefined
    if (found === undefined) return null
    const { result, ...game } = found
    return { ...game, ...(JSON.parse(result) as Pick<FinishedGame, 'scores' | 'winners'>) }
  }

  #purge(before: number): number {
    const old = this.#sql(`SELECT id FROM tables WHERE opened_at < :before
      AND NOT EXISTS (SELECT 1 FROM journal WHERE table_id = id AND at >= :before)`)
      .pluck()
      .all({ before }) as string[]
    const forget = this.#db.transaction((id: string) => {
      for (const table of ['journal', 'guests', 'games', 'checkpoints'])
        this.#sql(`DELETE FROM ${table} WHERE table_id = ?`).run(id)
      this.#sql('DELETE FROM tables WHERE id = ?').run(id)
    })
    for (const id of old) forget(id)
    this.#heads.clear()
    return old.length
  }

  /** Makes something of the size of a large row durable and deletes it again: then there is a disk, and room on it. */
  #check(): void {
    const write = this.#db.transaction(() => {
      this.#addCheckpoint({ table: CHECKED, seq: 0, version: '', record: ' '.repeat(CHECKED_BYTES) })
      this.#sql('DELETE FROM checkpoints WHERE table_id = ?').run(CHECKED)
    })
    write.immediate()
  }

  /** Some pages at a time, between commits; what is committed meanwhile is in the copy too. */
  async #backUp(file: string): Promise<void> {
    await backupFile(file, (unfinished) => this.#db.backup(unfinished))
  }

  #sql(text: string): Statement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.#db.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}
