import { Worker } from 'node:worker_threads'
import { StoreError } from '../StoreError.ts'
import type { DatabaseOptions } from './form/schema.ts'
import type { DatabaseQuestion, Loss, Ready, Reply } from './form/workerMessages.ts'

interface Pending {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: StoreError) => void
}

const WORKER = new URL('storeWorker.ts', import.meta.url)

/** A worker thread with the database in it. When it ends, everybody who waits for it is told. */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #onEnd: (why: StoreError) => void
  #count = 0
  #ended: StoreError | null = null

  /** Resolves once the database is open; rejects if it cannot be opened. `onLoss` hears what a damaged one has lost. */
  static async start(
    options: DatabaseOptions,
    { onEnd, onLoss }: { onEnd: (why: StoreError) => void; onLoss: (loss: Loss) => void },
    file: URL = WORKER,
  ): Promise<DatabaseThread> {
    const worker = new Worker(file, { workerData: options })
    const { losses } = await new Promise<Ready>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    for (const loss of losses) onLoss(loss)
    return new DatabaseThread(worker, onEnd)
  }

  /** `worker`: one that has said that it is ready. */
  constructor(worker: Worker, onEnd: (why: StoreError) => void) {
    this.#worker = worker
    this.#onEnd = onEnd
    worker.removeAllListeners('error')
    worker.on('message', (reply: Reply) => this.#settle(reply))
    worker.on('error', (error) => this.#end(new StoreError('failed', error.message)))
    worker.on('exit', () => this.#end(new StoreError('failed', 'the thread of the store has ended')))
  }

  ask(question: (n: number) => DatabaseQuestion): Promise<Reply> {
    if (this.#ended) return Promise.reject(this.#ended)
    const n = this.#count++
    return new Promise((resolve, reject) => {
      this.#pending.set(n, { resolve, reject })
      this.#worker.postMessage(question(n))
    })
  }

  async stop(): Promise<void> {
    this.#ended = new StoreError('closed', 'the store is closed')
    await this.#worker.terminate()
  }

  #settle(reply: Reply): void {
    this.#pending.get(reply.n)?.resolve(reply)
    this.#pending.delete(reply.n)
  }

  #end(why: StoreError): void {
    if (this.#ended) return
    this.#ended = why
    for (const { reject } of this.#pending.values()) reject(why)
    this.#pending.clear()
    this.#onEnd(why)
  }
}
