import type { ConnectionUser, TableConnection } from '@jelly/client'
import type { ClientMessage } from '@jelly/table'
import { practiceAddress } from './practiceAhead.ts'
import type { FromWorker, Played, ToWorker } from './practiceMessages.ts'

/** A table in a worker of this page. The connection to it never breaks. */
export class WorkerConnection implements TableConnection {
  readonly #name: string
  readonly #played: Played
  #worker: Worker | null = null

  constructor(name: string, played: Played) {
    this.#name = name
    this.#played = played
  }

  start(user: ConnectionUser): void {
    const worker = new Worker(practiceAddress, { type: 'module', name: 'practice' })
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) user.heard(data)
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
