import type { ConnectionUser, TableConnection } from '@jelly/client'
import type { ClientMessage } from '@jelly/table'
import { practiceAddress } from './practiceAhead.ts'
import type { FromWorker, Played, ToWorker, WorkerNews } from './practiceMessages.ts'

/** A table in a worker of this page. The connection to it never breaks, but the worker may not start, or fail. */
export class WorkerConnection implements TableConnection {
  readonly #name: string
  readonly #played: Played
  readonly #news: (news: WorkerNews) => void
  #worker: Worker | null = null

  constructor(name: string, played: Played, news: (news: WorkerNews) => void = () => undefined) {
    this.#name = name
    this.#played = played
    this.#news = news
  }

  start(user: ConnectionUser): void {
    const worker = startWorker()
    const fail = (): void => {
      if (worker !== this.#worker) return
      this.close()
      user.turned({ kind: 'ended', reason: 'notRunning' })
    }
    if (worker === null) return queueMicrotask(fail)
    this.#worker = worker
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== this.#worker) return
      if (data.type === 'failed') fail()
      else if (data.type === 'finished' || data.type === 'row') this.#news(data)
      else user.heard(data)
    })
    this.#post({ type: 'open', name: this.#name, ...this.#played })
    user.turned({ kind: 'open' })
  }

  send(message: ClientMessage): void {
    this.#post({ type: 'say', message })
  }

  /** The game stands still, or goes on. */
  hold(isHeld: boolean): void {
    this.#post({ type: 'hold', isHeld })
  }

  check(): void {
    // A worker does not get lost.
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }
}

/** Null where the browser forbids workers. */
function startWorker(): Worker | null {
  try {
    return new Worker(practiceAddress, { type: 'module', name: 'practice' })
  } catch {
    return null
  }
}
