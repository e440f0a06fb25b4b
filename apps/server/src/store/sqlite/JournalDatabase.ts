import { statSync } from 'node:fs'
import type { Database, Statement } from 'better-sqlite3'
import { backupFile } from './backupFile.ts'
import { checkFence, type Head } from '../fence.ts'
import type { Checkpoint, FinishedGame, Guest, StoredTable } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import { rowDigest } from './form/digest.ts'
import type { FlatRow } from './form/flatRow.ts'
import { JournalReader } from './JournalReader.ts'
import type { Marks } from './damage/Marks.ts'
import { openDatabase } from './openDatabase.ts'
import { type DatabaseOptions, FORGOTTEN, insertInto } from './form/schema.ts'
import { sqliteFailure } from './form/sqliteFailure.ts'
import { statementsOf } from './statementsOf.ts'
import type { Loss, Read, Write, WriteOutcome } from './form/workerMessages.ts'

const INSERT = {
  row: insertInto('journal'),
  table: insertInto('tables'),
  guest: insertInto('guests'),
  game: insertInto('games'),
  checkpoint: insertInto('checkpoints').replace('INSERT', 'INSERT OR REPLACE'),
} as const

/** No table has this name. */
const CHECKED = ''
const CHECKED_BYTES = 16_384

interface TableHead {
  readonly isOpen: boolean
  readonly head: (Head & { readonly digest: number | null }) | null
}

/** The database itself. Its calls block, so it runs in a worker. */
export class JournalDatabase {
  /** What was found damaged when it was opened. */
  readonly losses: readonly Loss[]
  readonly #db: Database
  readonly #marks: Marks
  readonly #wal: string
  readonly #sql: (text: string) => Statement
  readonly #reader: JournalReader
  /** The last row of each journal. Nobody else writes to this file, so it is read only once. */
  readonly #heads = new Map<string, TableHead>()

  constructor(options: DatabaseOptions) {
    const { db, marks, losses } = openDatabase(options)
    this.#db = db
    this.#sql = statementsOf(db)
    this.#reader = new JournalReader(this.#sql)
    this.#marks = marks
    this.#wal = `${options.file}-wal`
    this.losses = losses
  }

  /** One commit for all writes. The fence, or a row that does not fit, refuses single writes; a failing disk refuses all. */
  write(writes: readonly Write[]): readonly WriteOutcome[] {
    try {
      this.#sql('BEGIN IMMEDIATE').run()
      const outcomes = writes.map((write) => this.#tryWrite(write))
      this.#sql('COMMIT').run()
      this.#marks.add(
        outcomes.every((outcome) => outcome === null) ? writes : writes.filter((_, n) => outcomes[n] === null),
      )
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
        return this.#reader.unfinished()
      case 'guests':
        return this.#reader.guests(read.table)
      case 'rows':
        return this.#reader.rows(read.table, read.from, read.to)
      case 'game':
        return this.#reader.game(read.id)
      case 'checkpoint':
        return this.#reader.checkpoint(read.table, read.upTo)
      case 'old':
        return this.#reader.old(read)
      case 'bytes':
        return this.#bytes()
      case 'check':
        return this.#check()
      case 'backUp':
        return this.#backUp(read.file)
      case 'close':
        this.#marks.close()
        return void this.#db.close()
    }
  }

  #tryWrite(write: Write): WriteOutcome {
    try {
      if (isOneStatement(write)) this.#write(write)
      else this.#writeWhole(write)
      return null
    } catch (error) {
      this.#heads.clear()
      if (!this.#db.inTransaction) throw error
      return sqliteFailure(error)
    }
  }

  /** Several statements: all of them, or none. A single one is so by itself. */
  #writeWhole(write: Write): void {
    this.#sql('SAVEPOINT one').run()
    try {
      this.#write(write)
    } catch (error) {
      if (this.#db.inTransaction) this.#sql('ROLLBACK TO one').run()
      throw error
    } finally {
      if (this.#db.inTransaction) this.#sql('RELEASE one').run()
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
        return void this.#sql(`UPDATE tables SET state = 'quarantined', why = ? WHERE id = ?`).run(
          write.why,
          write.table,
        )
      case 'forgetRows':
        return this.#forgetRows(write.table, write.to)
      case 'forget':
        return this.#forget(write.table)
    }
  }

  #append(row: FlatRow, finishes: FinishedGame | null, closes: boolean): void {
    const [table, seq, epoch] = row
    const { isOpen, head } = this.#headOf(table)
    checkFence({ table, seq, epoch }, isOpen, head)
    const digest = rowDigest(row, head?.digest)
    this.#sql(INSERT.row).run(...row, digest)
    if (finishes) this.#addGame(finishes)
    if (closes) this.#sql(`UPDATE tables SET state = 'closed' WHERE id = ?`).run(table)
    this.#heads.set(table, { isOpen: !closes, head: { seq, epoch, digest } })
  }

  #headOf(table: string): TableHead {
    return this.#heads.get(table) ?? { isOpen: this.#isOpen(table), head: this.#head(table) }
  }

  #isOpen(table: string): boolean {
    return this.#sql('SELECT state FROM tables WHERE id = ?').pluck().get(table) === 'open'
  }

  #head(table: string): TableHead['head'] {
    const select = 'SELECT seq, epoch, digest FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1'
    return (this.#sql(select).get(table) as NonNullable<TableHead['head']> | undefined) ?? null
  }

  #addTable({ id, openedAt, secret, code }: StoredTable): void {
    this.#insert(INSERT.table, [id, openedAt, secret, code])
  }

  #addGuest({ person, table, name, tokenHash, at }: Guest): void {
    if (!this.#isOpen(table)) throw new StoreError('fenced', `there is no open table ${table}`)
    this.#insert(INSERT.guest, [person, table, name, tokenHash, at])
  }

  #addGame({ id, table, firstSeq, lastSeq, endedAt, scores, winners }: FinishedGame): void {
    const result = [JSON.stringify(scores), JSON.stringify(winners)]
    this.#insert(INSERT.game, [id, table, firstSeq, lastSeq, endedAt, ...result])
  }

  #addCheckpoint({ table, seq, version, record }: Checkpoint): void {
    this.#insert(INSERT.checkpoint, [table, seq, version, record])
  }

  #insert(text: string, values: readonly (string | number)[]): void {
    this.#sql(text).run(...values, rowDigest(values))
  }

  /** Its last row stays until the end, so that it is still old if this is interrupted. */
  #forgetRows(table: string, to: number): void {
    this.#heads.delete(table)
    this.#sql(`UPDATE tables SET state = 'closed', why = '${FORGOTTEN}' WHERE id = ?`).run(table)
    this.#sql('DELETE FROM journal WHERE table_id = ? AND seq <= ?').run(table, to)
  }

  #forget(table: string): void {
    this.#heads.delete(table)
    for (const kept of ['journal', 'guests', 'games', 'checkpoints'])
      this.#sql(`DELETE FROM ${kept} WHERE table_id = ?`).run(table)
    this.#sql('DELETE FROM tables WHERE id = ?').run(table)
  }

  #bytes(): number {
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
      Number(this.#db.pragma(name, { simple: true })),
    ) as [number, number, number]
    const wal = statSync(this.#wal, { throwIfNoEntry: false })?.size ?? 0
    return (pages - free) * size + wal
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
}

const isOneStatement = (write: Write): boolean =>
  write.kind === 'row' ? write.finishes === null && !write.closes : !['forgetRows', 'forget'].includes(write.kind)
