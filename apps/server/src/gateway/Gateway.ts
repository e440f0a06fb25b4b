import { encode, PROTOCOL_VERSION } from '@jelly/protocol'
import type { Audience, ByeReason, Clock, ServerMessage } from '@jelly/table'
import type { Hall } from '../host/Hall.ts'
import { Caller, type Hello, type Said, type Switchboard } from './Caller.ts'
import type { Line } from './Line.ts'
import type { Bearer, Tickets } from './Tickets.ts'

const CHECK_EVERY = 500

export interface GatewayOptions {
  readonly clock: Clock
  readonly hall: Hall
  readonly tickets: Tickets
  readonly speed: number
  readonly maxLines: number
  /** Told of each line that ends, and why. */
  readonly onLeft?: (reason: ByeReason | 'closed') => void
}

/** Takes calls, finds out who they are from, and passes words between them and their tables. */
export class Gateway implements Switchboard, Audience {
  readonly #options: GatewayOptions
  readonly #callers = new Map<string, Caller>()
  readonly #tableOf = new Map<string, string>()
  #count = 0
  #lastMessage: ServerMessage | null = null
  #lastText = ''
  #stopCheck: (() => void) | null = null
  #closing = false

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#checkLater()
  }

  get lines(): number {
    return this.#callers.size
  }

  now(): number {
    return this.#options.clock.now()
  }

  /** What several are told one after the other is written out once. */
  encode(message: ServerMessage): string {
    if (message !== this.#lastMessage) {
      this.#lastMessage = message
      this.#lastText = encode(message)
    }
    return this.#lastText
  }

  /** A socket has opened. Null when there is no room. */
  open(line: Line): Caller | null {
    if (this.#closing || this.#callers.size >= this.#options.maxLines) {
      line.close('moved', true)
      return null
    }
    const caller = new Caller(`c${++this.#count}`, line, this, this.#options.speed)
    this.#callers.set(caller.id, caller)
    return caller
  }

  tell(connection: string, message: ServerMessage): void {
    this.#callers.get(connection)?.tell(message)
  }

  greet(caller: Caller, { protocol, ticket }: Hello): void {
    if (protocol !== PROTOCOL_VERSION) return caller.hangUp('oldProtocol')
    const bearer = this.#options.tickets.redeem(ticket)
    if (bearer === null) return caller.hangUp('badTicket')
    void this.#admit(caller, bearer)
  }

  forward(caller: Caller, message: Said, arrivedAt: number): void {
    const table = this.#tableOf.get(caller.id)
    if (table !== undefined) this.#options.hall.receive(table, caller.id, message, arrivedAt)
  }

  left(caller: Caller, reason: ByeReason | 'closed'): void {
    this.#callers.delete(caller.id)
    const table = this.#tableOf.get(caller.id)
    this.#tableOf.delete(caller.id)
    if (table !== undefined) this.#options.hall.disconnect(table, caller.id)
    this.#options.onLeft?.(reason)
  }

  /** A table was rebuilt: whoever was connected to the old one calls again. */
  moved(table: string): void {
    for (const [id, at] of this.#tableOf) if (at === table) this.#callers.get(id)?.hangUp('moved')
  }

  /** No more calls; those who are on the line are told to call again. */
  close(): void {
    this.#closing = true
    this.#stopCheck?.()
    for (const caller of this.#callers.values()) caller.hangUp('moved')
  }

  async #admit(caller: Caller, { table, person, name }: Bearer): Promise<void> {
    const isThere = await this.#options.hall.isOpen(table)
    if (caller.isGone) return
    if (!isThere) return caller.hangUp('tableClosed')
    this.#tableOf.set(caller.id, table)
    caller.admit()
    this.#options.hall.connect(table, caller.id, person, name)
  }

  #checkLater(): void {
    this.#stopCheck = this.#options.clock.wakeAt(this.now() + CHECK_EVERY, () => {
      const now = this.now()
      for (const caller of this.#callers.values()) caller.check(now)
      this.#checkLater()
    })
  }
}
