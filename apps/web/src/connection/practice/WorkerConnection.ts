import type { ConnectionUser, TableConnection } from '@jelly/client'
import type { ClientMessage } from '@jelly/table'
import { practiceAddress } from './practiceAhead.ts'
import type { Finished, FromWorker, Played, ToWorker } from './practiceMessages.ts'

/** A table in a worker of this page. The connection to it never breaks. */
export class WorkerConnection implements TableConnection {
  readonly #name: string
  readonly #played: Played
  readonly #finished: (game: Finished) => void
  #worker: Worker | null = null

  constructor(name: string, played: Played, finished: (game: Finished) => void = () => undefined) {
    this.#name = name
    this.#played = played
    this.#finished = finished
  }

  start(user: ConnectionUser): void {
    const worker = new Worker(practiceAddress, { type: 'module', name: 'practice' })
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== this.#worker) return
      if (data.type === 'finished') this.#finished(data)
      else user.heard(data)
    })
    this.#post({ type: 'open', name: this.#name, ...this.#played })
    user.turned({ kind: 'open' })
  }

  send(message: ClientMessage): void {
    this.#post({ type: 'say', message })
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
