import type { ConnectionUser, TableConnection } from '@jelly/client'
import type { ClientMessage, Settings } from '@jelly/table'
import { practiceAddress } from './practiceAhead.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

/** A table in a worker of this page. The connection to it never breaks. */
export class WorkerConnection implements TableConnection {
  readonly #name: string
  readonly #settings: Partial<Settings>
  #worker: Worker | null = null

  constructor(name: string, settings: Partial<Settings>) {
    this.#name = name
    this.#settings = settings
  }

  start(user: ConnectionUser): void {
    const worker = new Worker(practiceAddress, { type: 'module', name: 'practice' })
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) user.heard(data)
    })
    this.#post({ type: 'open', name: this.#name, settings: this.#settings })
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
