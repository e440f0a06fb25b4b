import { encode, PROTOCOL_VERSION } from '@jelly/protocol'
import type { Audience, ByeReason, Clock, ServerMessage } from '@jelly/table'
import type { TicketHolder, Tickets } from '../secrets/Tickets.ts'
import type { TableMessage, TablesPort } from '../tables/TablesPort.ts'
import { Connection, type ConnectionHandler, type Hello } from './Connection.ts'
import type { Socket } from './Socket.ts'

const CHECK_EVERY = 500

export interface GatewayOptions {
  readonly clock: Clock
  readonly tables: TablesPort
  readonly tickets: Tickets
  readonly speed: number
  readonly maxConnections: number
  /** Told of each connection that ends, and why. */
  readonly onEnded?: (reason: ByeReason | 'closed') => void
}

/** Accepts sockets, finds out whose they are, and passes messages between them and their tables. */
export class Gateway implements ConnectionHandler, Audience {
  readonly #options: GatewayOptions
  readonly #connections = new Map<string, Connection>()
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

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size
  }

  now(): number {
    return this.#options.clock.now()
  }

  /** A message for several viewers is encoded once. */
  encode(message: ServerMessage): string {
    if (message !== this.#lastMessage) {
      this.#lastMessage = message
      this.#lastText = encode(message)
    }
    return this.#lastText
  }

  /** A socket has opened. Null when there is no room. */
  open(socket: Socket): Connection | null {
    if (this.#closing || this.#connections.size >= this.#options.maxConnections) {
      socket.close('moved', true)
      return null
    }
    const connection = new Connection(`c${++this.#count}`, socket, this, this.#options.speed)
    this.#connections.set(connection.id, connection)
    return connection
  }

  tell(connection: string, message: ServerMessage): void {
    this.#connections.get(connection)?.send(message)
  }

  hello(connection: Connection, { protocol, ticket }: Hello): void {
    if (protocol !== PROTOCOL_VERSION) return connection.end('oldProtocol')
    const holder = this.#options.tickets.redeem(ticket)
    if (holder === null) return connection.end('badTicket')
    void this.#admit(connection, holder)
  }

  forward(connection: Connection, message: TableMessage, arrivedAt: number): void {
    const table = this.#tableOf.get(connection.id)
    if (table !== undefined) this.#options.tables.receive(table, connection.id, message, arrivedAt)
  }

  ended(connection: Connection, reason: ByeReason | 'closed'): void {
    this.#connections.delete(connection.id)
    const table = this.#tableOf.get(connection.id)
    this.#tableOf.delete(connection.id)
    if (table !== undefined) this.#options.tables.disconnect(table, connection.id)
    this.#options.onEnded?.(reason)
  }

  /** A table was rebuilt: whoever was connected to the old one connects again. */
  moved(table: string): void {
    for (const [id, at] of this.#tableOf) if (at === table) this.#connections.get(id)?.end('moved')
  }

  /** Accepts no more sockets, and tells those that are open to connect again. */
  close(): void {
    this.#closing = true
    this.#stopCheck?.()
    for (const connection of this.#connections.values()) connection.end('moved')
  }

  async #admit(connection: Connection, { table, person, name }: TicketHolder): Promise<void> {
    const isThere = await this.#options.tables.isOpen(table).catch(() => null)
    if (connection.hasEnded) return
    // A disk that fails or a restart passes: who comes back later finds the table.
    if (isThere === null) return connection.end('moved')
    if (!isThere) return connection.end('tableClosed')
    this.#tableOf.set(connection.id, table)
    connection.admit()
    this.#options.tables.connect(table, connection.id, person, name)
  }

  #checkLater(): void {
    this.#stopCheck = this.#options.clock.wakeAt(this.now() + CHECK_EVERY, () => {
      const now = this.now()
      for (const connection of this.#connections.values()) connection.check(now)
      this.#checkLater()
    })
  }
}
