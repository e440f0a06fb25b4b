import type { ClientMessage, ServerMessage, Settings } from '@jelly/table'
import { Listeners } from '../Listeners.ts'
import type { Link, TableConnection, Unsubscribe } from '../TableConnection.ts'
import { practiceAddress } from './practiceAhead.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

/** A table in a worker of this page. Its line never breaks. */
export class WorkerConnection implements TableConnection {
  private readonly worker: Worker
  private readonly messages = new Listeners<ServerMessage>()

  constructor(name: string, settings: Partial<Settings>) {
    this.worker = new Worker(practiceAddress, { type: 'module', name: 'practice' })
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.messages.tell(data))
    this.post({ type: 'open', name, settings })
  }

  send(message: ClientMessage): void {
    this.post({ type: 'say', message })
  }

  onMessage(listener: (message: ServerMessage) => void): Unsubscribe {
    return this.messages.add(listener)
  }

  onLink(listener: (link: Link) => void): Unsubscribe {
    listener({ kind: 'open' })
    return () => undefined
  }

  check(): void {
    // A worker does not get lost.
  }

  close(): void {
    this.messages.clear()
    this.worker.terminate()
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message)
  }
}
