import { Worker } from 'node:worker_threads'
import { type BotQuestion, think, type Thought } from '@jelly/bots'

interface Asked {
  readonly question: BotQuestion
  readonly resolve: (thought: Thought | null) => void
}

/** More than this at a time would make aces slower than people. */
const MOST = 64

/** Aces think long, so they think in a thread of their own, started when the first of them sits down. */
export class AceMind {
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | null = null
  #count = 0

  think(question: BotQuestion): Thought | null | Promise<Thought | null> {
    if (this.#asked.size >= MOST) return quickly(question)
    const n = this.#count++
    return new Promise((resolve) => {
      this.#asked.set(n, { question, resolve })
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
    worker.on('exit', () => this.#lose(worker))
    this.#worker = worker
    return worker
  }

  #answer(n: number, thought: Thought | null): void {
    this.#asked.get(n)?.resolve(thought)
    this.#asked.delete(n)
  }

  /** A thread that died takes no game with it: its questions are answered as a veteran would, the next ones by a new thread. */
  #lose(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null
    for (const { question, resolve } of this.#asked.values()) resolve(quickly(question))
    this.#asked.clear()
  }
}

const quickly = (question: BotQuestion): Thought | null => think({ ...question, level: 'veteran' })
