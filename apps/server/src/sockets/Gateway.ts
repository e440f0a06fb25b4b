import { encode, PROTOCOL_VERSION } from '@jelly/protocol'
import type { Audience, ByeReason, Clock, ServerMessage } from '@jelly/table'
import type { Log } from '../health/log.ts'
import { Occupancy } from '../limits/Occupancy.ts'
import { addressGroup } from '../network/addressGroup.ts'
import { isLoopback } from '../network/clientAddress.ts'
import type { TableMessage, TablesPort } from '../tables/TablesPort.ts'
import { Connection, type ConnectionHandler, type Hello } from './Connection.ts'
import { doFramesTell } from './LineTimes.ts'
import type { Socket } from './Socket.ts'

const CHECK_EVERY = 500

export interface GatewayOptions {
  readonly clock: Clock
  readonly tables: TablesPort
  readonly log: Log
  readonly speed: number
  readonly maxConnections: number
  readonly connectionsPerAddress: number
  /** Told of each connection that ends, and why. */
  readonly onEnded?: (reason: ByeReason | 'closed') => void
}

/** Accepts sockets, finds out whose they are, and passes messages between them and their tables. */
export class Gateway implements ConnectionHandler, Audience {
  readonly #options: GatewayOptions
  readonly #connections = new Map<string, Connection>()
  readonly #byAddress: Occupancy
  readonly #tableOf = new Map<string, string>()
  #count = 0
  #lastMessage: ServerMessage | null = null
  #lastText = ''
  #stopCheck: (() => void) | null = null
  #closing = false
  #areFramesBelieved = true

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#byAddress = new Occupancy(options.connectionsPerAddress)
    this.#checkLater()
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size
  }

  now(): number {
    return this.#options.clock.now()
  }

  /** The time at the connection's table, which may run elsewhere. */
  tableTime({ id }: Connection): number {
    const table = this.#tableOf.get(id)
    return this.now() + (table === undefined ? 0 : this.#options.tables.lead(table, id))
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
    if (!this.#mayEnter(socket.address)) {
      socket.close('tooMany', true)
      return null
    }
    const connection = new Connection(`c${++this.#count}`, socket, this, this.#options.speed)
    this.#connections.set(connection.id, connection)
    return connection
  }

  tell(connection: string, message: ServerMessage): void {
    this.#connections.get(connection)?.send(message)
  }

  hello(connection: Connection, { protocol, ticket, since }: Hello): void {
    if (protocol !== PROTOCOL_VERSION) return connection.end('oldProtocol')
    void this.#join(connection, ticket, since)
  }

  forward(connection: Connection, message: TableMessage, arrivedAt: number): void {
    const table = this.#tableOf.get(connection.id)
    if (table !== undefined) this.#options.tables.receive(table, connection.id, message, arrivedAt)
  }

  measured(connection: Connection, trip: number, arrivedAt: number): void {
    this.forward(connection, { type: 'lineMeasured', trip: this.#areFramesBelieved ? trip : null }, arrivedAt)
  }

  ended(connection: Connection, reason: ByeReason | 'closed'): void {
    this.#connections.delete(connection.id)
    if (!isLoopback(connection.address)) this.#byAddress.leave(addressGroup(connection.address))
    const table = this.#tableOf.get(connection.id)
    this.#tableOf.delete(connection.id)
    if (table !== undefined) this.#options.tables.disconnect(table, connection.id)
    this.#options.onEnded?.(reason)
  }

  /** Passes on what a table in another process has said. */
  relay(connection: string, text: string, about: { readonly ping?: boolean; readonly bye?: ByeReason }): void {
    this.#connections.get(connection)?.sendText(text, about)
  }

  end(connection: string, reason: ByeReason): void {
    this.#connections.get(connection)?.end(reason)
  }

  /** Accepts no more sockets, and tells those that are open to connect again. */
  close(): void {
    this.#closing = true
    this.#stopCheck?.()
    for (const connection of this.#connections.values()) connection.end('moved')
  }

  async #join(connection: Connection, ticket: string, since: number | undefined): Promise<void> {
    const { tables } = this.#options
    const joined = await tables.join(connection.id, ticket, since)
    if ('bye' in joined) return connection.end(joined.bye)
    if (connection.hasEnded) return tables.disconnect(joined.table, connection.id)
    this.#tableOf.set(connection.id, joined.table)
    connection.admit()
  }

  /** This machine itself is not limited: it may be a proxy that nobody has told us of. */
  #mayEnter(address: string): boolean {
    return isLoopback(address) || this.#byAddress.enter(addressGroup(address))
  }

  #judgeFrames(): void {
    const lines = [...this.#connections.values()].map(({ times }) => times)
    const areBelieved = doFramesTell(lines)
    if (areBelieved === this.#areFramesBelieved) return
    this.#areFramesBelieved = areBelieved
    const what = areBelieved ? 'are believed again' : 'are ignored: something on the way answers them for the pages'
    this.#options.log.warn({ lines: lines.length }, `pings of the WebSocket ${what}`)
  }

  #checkLater(): void {
    this.#stopCheck = this.#options.clock.wakeAt(this.now() + CHECK_EVERY, () => {
      const now = this.now()
      for (const connection of this.#connections.values()) connection.check(now)
      this.#judgeFrames()
      this.#checkLater()
    })
  }
}
