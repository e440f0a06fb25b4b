import type { ClientMessage, ServerMessage } from '@jelly/table'
import type { ConnectionStatus, ConnectionUser, TableConnection } from '../../src/index.ts'

/** A connection to a table in the same process; a test can cut it, mend it and look at what was said. */
export class TestConnection implements TableConnection {
  readonly said: ClientMessage[] = []
  readonly #deliver: (message: ClientMessage) => void
  #user: ConnectionUser | null = null
  isOpen = true

  constructor(deliver: (message: ClientMessage) => void = () => undefined) {
    this.#deliver = deliver
  }

  start(user: ConnectionUser): void {
    this.#user = user
  }

  send(message: ClientMessage): void {
    if (!this.isOpen) return
    this.said.push(message)
    this.#deliver(message)
  }

  hear(message: ServerMessage): void {
    if (this.isOpen) this.#user?.heard(JSON.parse(JSON.stringify(message)) as ServerMessage)
  }

  turn(status: ConnectionStatus): void {
    this.isOpen = status.kind === 'open'
    this.#user?.turned(status)
  }

  check(): void {
    // Nothing to look after.
  }

  close(): void {
    this.#user = null
  }

  /** Everything asked for, with its number. */
  get asked(): Extract<ClientMessage, { type: 'do' }>[] {
    return this.said.filter((message) => message.type === 'do')
  }
}
