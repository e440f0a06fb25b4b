import type { JournalRow } from '@jelly/table'
import type { Checkpoint, Entry, FinishedGame, Guest, PurgeLimits, Store, StoredTable } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import { DatabaseThread } from './DatabaseThread.ts'
import { type FlatRow, flatten, unflattenAll } from './form/flatRow.ts'
import { GroupCommit } from './GroupCommit.ts'
import type { DatabaseOptions } from './form/schema.ts'
import type {
  DatabaseQuestion,
  Loss,
  OldPlace,
  OldTables,
  Read,
  Reply,
  Write,
  WriteOutcome,
} from './form/workerMessages.ts'

/** A thread that dies more often than this in a minute would go on dying. */
const MAX_DEATHS = 3
const MINUTE = 60_000
/** So many rows are deleted in one commit. */
const ROWS_AT_ONCE = 200

export interface StoreEvents {
  readonly onCommit?: (ms: number) => void
  /** The thread died. `startsAgain` false: this store is over for good. */
  readonly onDeath?: (why: string, startsAgain: boolean) => void
  /** The file was damaged, and this was lost. */
  readonly onLoss?: (loss: Loss) => void
}

/** SQLite in its own thread: the tables' thread never waits for the disk. A thread that dies is started again. */
export class SqliteStore implements Store {
  readonly #options: DatabaseOptions
  #events: StoreEvents
  /** What was lost before anybody listened. */
  readonly #untold: Loss[] = []
  readonly #worker: URL | undefined
  readonly #commits = new GroupCommit((writes) => this.#commit(writes))
  #thread: DatabaseThread | null = null
  #gone: StoreError = new StoreError('closed', 'the store is closed')
  #deaths: number[] = []

  /** `worker`: another program for the thread, for a test. */
  static async open(options: DatabaseOptions, events: StoreEvents = {}, worker?: URL): Promise<SqliteStore> {
    const store = new SqliteStore(options, events, worker)
    await store.#start()
    return store
  }

  /** It does nothing before `open` has started its thread. */
  constructor(options: DatabaseOptions, events: StoreEvents, worker?: URL) {
    this.#options = options
    this.#events = events
    this.#worker = worker
  }

  /** From now on these are told, and at once what was lost before. */
  listen(events: StoreEvents): void {
    this.#events = events
    for (const loss of this.#untold.splice(0)) events.onLoss?.(loss)
  }

  addTable(record: StoredTable): Promise<void> {
    return this.#write({ kind: 'table', record })
  }

  addGuest(guest: Guest): Promise<void> {
    return this.#write({ kind: 'guest', guest })
  }

  append({ row, finishes, closes = false }: Entry): Promise<void> {
    return this.#write({ kind: 'row', row: flatten(row), finishes: finishes ?? null, closes })
  }

  quarantine(table: string, why: string): Promise<void> {
    return this.#write({ kind: 'quarantine', table, why })
  }

  async unfinished(): Promise<readonly StoredTable[]> {
    return (await this.#read({ kind: 'unfinished' })) as StoredTable[]
  }

  async guests(table: string): Promise<readonly Guest[]> {
    return (await this.#read({ kind: 'guests', table })) as Guest[]
  }

  async rows(table: string, { from, to } = { from: 0, to: Number.MAX_SAFE_INTEGER }): Promise<readonly JournalRow[]> {
    return unflattenAll(table, (await this.#read({ kind: 'rows', table, from, to })) as FlatRow[])
  }

  async game(id: string): Promise<FinishedGame | null> {
    return (await this.#read({ kind: 'game', id })) as FinishedGame | null
  }

  addCheckpoint(checkpoint: Checkpoint): Promise<void> {
    return this.#write({ kind: 'checkpoint', checkpoint })
  }

  async checkpoint(table: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Checkpoint | null> {
    return (await this.#read({ kind: 'checkpoint', table, upTo })) as Checkpoint | null
  }

  /** In small steps among the commits of others. */
  async purge(before: number, { most = Infinity, closed = false }: PurgeLimits = {}): Promise<number> {
    let count = 0
    let from: OldPlace | null = { openedAt: -Infinity, id: '' }
    while (from !== null) {
      const old = (await this.#read({ kind: 'old', before, closed, from })) as OldTables
      for (const { id, seq } of old.tables.slice(0, most - count)) {
        await this.#forget(id, seq)
        count++
      }
      from = count < most ? old.next : null
    }
    return count
  }

  /** How much of the disk it takes, the WAL too, without what is free to be used again. */
  async bytes(): Promise<number> {
    return (await this.#read({ kind: 'bytes' })) as number
  }

  async check(): Promise<void> {
    await this.#read({ kind: 'check' })
  }

  /** Copies everything into a file while the store is used. */
  async backUp(file: string): Promise<void> {
    await this.#read({ kind: 'backUp', file })
  }

  async close(): Promise<void> {
    if (this.#thread === null) return
    this.#commits.flush()
    await this.#read({ kind: 'close' })
    const thread = this.#thread
    this.#gone = new StoreError('closed', 'the store is closed')
    this.#thread = null
    await thread.stop()
  }

  async #forget(table: string, rows: number): Promise<void> {
    for (let to = ROWS_AT_ONCE; to < rows; to += ROWS_AT_ONCE) await this.#write({ kind: 'forgetRows', table, to })
    await this.#write({ kind: 'forget', table })
  }

  #write(write: Write): Promise<void> {
    return this.#thread === null ? Promise.reject(this.#gone) : this.#commits.add(write)
  }

  async #commit(writes: readonly Write[]): Promise<readonly WriteOutcome[]> {
    const start = performance.now()
    const reply = await this.#ask((n) => ({ n, writes }))
    if (!('outcomes' in reply)) return []
    this.#events.onCommit?.(performance.now() - start)
    return reply.outcomes ?? writes.map(() => null)
  }

  async #read(read: Read): Promise<unknown> {
    const reply = await this.#ask((n) => ({ n, read }))
    if ('failed' in reply) throw new StoreError(reply.failed.failure, reply.failed.message)
    return 'found' in reply ? reply.found : null
  }

  #ask(question: (n: number) => DatabaseQuestion): Promise<Reply> {
    return this.#thread?.ask(question) ?? Promise.reject(this.#gone)
  }

  async #start(): Promise<void> {
    const told = {
      onEnd: (why: StoreError) => void this.#startAgain(why),
      onLoss: (loss: Loss) => (this.#events.onLoss ? this.#events.onLoss(loss) : this.#untold.push(loss)),
    }
    this.#thread = await DatabaseThread.start(this.#options, told, this.#worker)
  }

  /** Until the next thread runs, everything is refused: tables that write meanwhile come back from their journals. */
  async #startAgain(why: StoreError): Promise<void> {
    this.#thread = null
    this.#gone = why
    const now = performance.now()
    this.#deaths = [...this.#deaths.filter((at) => at > now - MINUTE), now]
    const startsAgain = this.#deaths.length <= MAX_DEATHS
    this.#events.onDeath?.(why.message, startsAgain)
    if (!startsAgain) return
    await this.#start().catch((error: unknown) => this.#events.onDeath?.(String(error), false))
  }
}
