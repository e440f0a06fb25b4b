import { encode } from '@jelly/protocol'
import type { Audience, Clock, ServerMessage } from '@jelly/table'
import type { TableMessage, TablesPort } from '../tables/TablesPort.ts'
import type { Wires } from '../wires/Wires.ts'
import { type HelloReply, readFarName, type ToldText, type Word } from './envelope.ts'
import type { Pings } from './Pings.ts'

export interface FarCallersOptions {
  readonly life: string
  readonly wires: Wires
  readonly clock: Clock
  /** The tables of this process. */
  readonly tables: TablesPort
  readonly pings: Pings
}

interface Caller {
  readonly table: string
  heard: number
  told: number
}

/** Connections to our tables whose sockets are at other processes. */
export class FarCallers implements Audience {
  readonly #options: FarCallersOptions
  readonly #callers = new Map<string, Caller>()
  /** What is told in one go is sent in one go, by process. */
  readonly #batches = new Map<string, Batch>()

  constructor(options: FarCallersOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#callers.size
  }

  /** The processes at which the sockets are. */
  lives(): ReadonlySet<string> {
    return new Set([...this.#callers.keys()].map((connection) => readFarName(connection)?.life ?? ''))
  }

  async hello(connection: string, ticket: string, since: number): Promise<HelloReply> {
    const { tables } = this.#options
    // Known before the table says its first word to it.
    const caller = { table: ticket.split('.')[1] ?? '', heard: 0, told: 0 }
    this.#callers.set(connection, caller)
    const joined = await tables.join(connection, ticket, since)
    if ('bye' in joined) {
      this.#callers.delete(connection)
      return joined
    }
    return { ahead: tables.lead(joined.table, connection) }
  }

  tell(connection: string, message: ServerMessage): void {
    const caller = this.#callers.get(connection)
    const far = readFarName(connection)
    if (caller === undefined || far === null) return
    this.#batchFor(far.life).add(message, far.connection, ++caller.told)
    if (message.type === 'bye') this.#forget(connection)
  }

  up({ connection, n, waited, message }: Extract<Word, { type: 'up' }>): void {
    const { tables, clock } = this.#options
    const caller = this.#callers.get(connection)
    if (caller === undefined) return this.#tellLost(connection)
    if (n !== ++caller.heard) return this.end(connection)
    tables.receive(caller.table, connection, this.#withWires(connection, message), clock.now() - waited)
  }

  gone(connection: string): void {
    this.#forget(connection)
  }

  /** A gateway measures its sockets; presses come over the wires, too. */
  #withWires(connection: string, message: TableMessage): TableMessage {
    if (message.type !== 'lineMeasured' || message.trip === null) return message
    const trip = this.#options.pings.trip(readFarName(connection)?.life ?? '')
    return { ...message, trip: trip === null ? null : message.trip + trip }
  }

  /** A message is missing, or its gateway is: the other end comes back by itself. */
  end(connection: string): void {
    if (this.#forget(connection)) this.#tellLost(connection)
  }

  /** All connections of these processes, or of all. */
  endAll(lives?: readonly string[]): void {
    for (const connection of this.#callers.keys()) {
      const life = readFarName(connection)?.life ?? ''
      if (lives === undefined || lives.includes(life)) this.end(connection)
    }
  }

  #forget(connection: string): boolean {
    const caller = this.#callers.get(connection)
    this.#callers.delete(connection)
    if (caller !== undefined) this.#options.tables.disconnect(caller.table, connection)
    return caller !== undefined
  }

  #tellLost(name: string): void {
    const far = readFarName(name)
    if (far !== null) this.#say(far.life, { type: 'lost', from: this.#options.life, connection: far.connection })
  }

  #batchFor(life: string): Batch {
    const known = this.#batches.get(life)
    if (known !== undefined) return known
    const batch = new Batch()
    this.#batches.set(life, batch)
    queueMicrotask(() => {
      this.#batches.delete(life)
      this.#say(life, { type: 'down', from: this.#options.life, now: this.#options.clock.now(), told: batch.told })
    })
    return batch
  }

  #say(life: string, word: Word): void {
    this.#options.wires.say(life, JSON.stringify(word))
  }
}

/** A message for several connections is encoded once. */
class Batch {
  readonly told: (ToldText & { to: (readonly [string, number])[] })[] = []
  #last: ServerMessage | null = null

  add(message: ServerMessage, connection: string, n: number): void {
    const last = this.told.at(-1)
    if (last !== undefined && this.#last === message) return void last.to.push([connection, n])
    this.#last = message
    this.told.push({
      text: encode(message),
      to: [[connection, n]],
      ...(message.type === 'ping' && { ping: true }),
      ...(message.type === 'bye' && { bye: message.reason }),
    })
  }
}
