import { Worker } from 'node:worker_threads'
import type { JournalRow } from '@jelly/table'
import type { Checkpoint, Entry, FinishedGame, Guest, Store, StoredTable } from '../Store.ts'
import { StoreError } from '../StoreError.ts'
import { type FlatRow, flatten, unflattenAll } from './flatRow.ts'
import { GroupCommit } from './GroupCommit.ts'
import type { DatabaseOptions } from './schema.ts'
import type { Outcome, Question, Read, Reply, Write } from './workerMessages.ts'

interface Pending {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: StoreError) => void
}

/** SQLite in its own thread: the tables' thread never waits for the disk. */
export class SqliteStore implements Store {
  readonly #worker: Worker
  readonly #onCommit: (ms: number) => void
  readonly #pending = new Map<number, Pending>()
  readonly #commits = new GroupCommit((writes) => this.#commit(writes))
  #count = 0
  #gone: StoreError | null = null

  static async open(options: DatabaseOptions, onCommit?: (ms: number) => void): Promise<SqliteStore> {
    const worker = new Worker(new URL('storeWorker.ts', import.meta.url), { workerData: options })
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
    })
    return new SqliteStore(worker, onCommit)
  }

  /** `worker`: one that has said that it is ready. */
  constructor(worker: Worker, onCommit: (ms: number) => void = () => undefined) {
    this.#worker = worker
    this.#onCommit = onCommit
    worker.removeAllListeners('error')
    worker.on('message', (reply: Reply) => this.#hear(reply))
    worker.on('error', (error) => this.#lose(new StoreError('failed', error.message)))
    worker.on('exit', () => this.#lose(new StoreError('closed', 'the store is closed')))
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

  async purge(before: number): Promise<number> {
    return (await this.#read({ kind: 'purge', before })) as number
  }

  async close(): Promise<void> {
    if (this.#gone) return
    this.#commits.flush()
    await this.#read({ kind: 'close' })
    this.#lose(new StoreError('closed', 'the store is closed'))
    await this.#worker.terminate()
  }

  #write(write: Write): Promise<void> {
    return this.#gone ? Promise.reject(this.#gone) : this.#commits.add(write)
  }

  async #commit(writes: readonly Write[]): Promise<readonly Outcome[]> {
    const start = performance.now()
    const reply = await this.#ask((n) => ({ n, writes }))
    if (!('outcomes' in reply)) return []
    this.#onCommit(performance.now() - start)
    return reply.outcomes ?? writes.map(() => null)
  }

  async #read(read: Read): Promise<unknown> {
    const reply = await this.#ask((n) => ({ n, read }))
    if ('failed' in reply) throw new StoreError(reply.failed.failure, reply.failed.message)
    return 'found' in reply ? reply.found : null
  }

  #ask(question: (n: number) => Question): Promise<Reply> {
    if (this.#gone) return Promise.reject(this.#gone)
    const n = this.#count++
    return new Promise((resolve, reject) => {
      this.#pending.set(n, { resolve, reject })
      this.#worker.postMessage(question(n))
    })
  }

  #hear(reply: Reply): void {
    this.#pending.get(reply.n)?.resolve(reply)
    this.#pending.delete(reply.n)
  }

  /** The worker is gone: everybody who waits for it is told, and nothing more is promised. */
  #lose(error: StoreError): void {
    this.#gone ??= error
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
