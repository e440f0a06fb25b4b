import { Worker } from 'node:worker_threads'
import { type BotQuestion, think, type Thought } from '@jelly/bots'

interface Pending {
  readonly question: BotQuestion
  readonly resolve: (thought: Thought | null) => void
}

/** With more open questions than this, aces would be slower than people. */
const MOST = 64

/** Aces think long, so they have a thread of their own. It starts with the first question. */
export class AceThread {
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | null = null
  #count = 0

  think(question: BotQuestion): Thought | null | Promise<Thought | null> {
    if (this.#pending.size >= MOST) return quickly(question)
    const n = this.#count++
    return new Promise((resolve) => {
      this.#pending.set(n, { question, resolve })
      this.#open().postMessage({ n, question })
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #open(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('aceWorker.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ n, thought }: { n: number; thought: Thought | null }) => this.#answer(n, thought))
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#lost(worker))
    this.#worker = worker
    return worker
  }

  #answer(n: number, thought: Thought | null): void {
    this.#pending.get(n)?.resolve(thought)
    this.#pending.delete(n)
  }

  /** A thread that died harms no game: a veteran answers its open questions, a new thread the next ones. */
  #lost(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null
    for (const { question, resolve } of this.#pending.values()) resolve(quickly(question))
    this.#pending.clear()
  }
}

const quickly = (question: BotQuestion): Thought | null => think({ ...question, level: 'veteran' })
