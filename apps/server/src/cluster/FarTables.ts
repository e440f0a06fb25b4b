import type { ByeReason, Clock } from '@jelly/table'
import type { Joined, TableMessage, TablesPort } from '../tables/TablesPort.ts'
import { type Wires, WiresError } from '../wires/Wires.ts'
import { farName, type HelloReply, type NodeQuestion, type ToldText, type Word } from './envelope.ts'
import { type Locator, LOOK_FOR, type TablePlace } from './Locator.ts'
import type { Membership } from './Membership.ts'

const PATIENCE = 3000

/** The sockets of this process. */
export interface Sockets {
  relay(connection: string, text: string, about: { readonly ping?: boolean; readonly bye?: ByeReason }): void
  end(connection: string, reason: ByeReason): void
}

export interface FarTablesOptions {
  readonly membership: Membership
  readonly locator: Locator
  readonly wires: Wires
  readonly clock: Clock
  readonly here: TablesPort
  readonly sockets: Sockets
}

interface Hello {
  readonly connection: string
  readonly ticket: string
  readonly since: number
  readonly table: string
}

interface Line {
  readonly owner: string
  said: number
  heard: number
  ahead: number
}

/** All tables, as the gateway of this process knows them: those of other processes by wire, its own at once. */
export class FarTables implements TablesPort {
  readonly #options: FarTablesOptions
  readonly #lines = new Map<string, Line>()
  /** How far the clock of each process is ahead of ours: the most that a message has shown, for that one was the fastest. */
  readonly #leads = new Map<string, number>()

  constructor(options: FarTablesOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#lines.size
  }

  /** Until it is known where the table runs, and the ticket has got there. */
  async join(connection: string, ticket: string, since = 0): Promise<Joined> {
    const { clock, locator } = this.#options
    const table = ticket.split('.')[1]
    if (table === undefined) return { bye: 'badTicket' }
    const until = clock.now() + LOOK_FOR
    for (;;) {
      const place = await locator.locate({ id: table }).catch(() => undefined)
      const joined = await this.#tryJoin(place, { connection, ticket, since, table })
      if (joined !== null) return joined
      // Nothing is known about the table: never a final goodbye.
      if (clock.now() >= until) return { bye: 'moved' }
      await locator.waitAt(place, until)
    }
  }

  /** Null where the ticket is still good, and another try may go better. */
  async #tryJoin(place: TablePlace | null | undefined, hello: Hello): Promise<Joined | null> {
    const { membership, here } = this.#options
    const { connection, ticket, since, table } = hello
    if (place === undefined) return null
    if (place === null) return { bye: 'tableClosed' }
    try {
      if (place.life === membership.life) return await here.join(connection, ticket, since)
      const question: NodeQuestion = { type: 'hello', connection: this.#name(connection), ticket, since }
      return await this.#joinFar(question, connection, table, place.life)
    } catch (error) {
      // Whoever was late may have taken the ticket.
      return error instanceof WiresError && error.failure !== 'late' ? null : { bye: 'moved' }
    }
  }

  disconnect(table: string, connection: string): void {
    const line = this.#lines.get(connection)
    if (line === undefined) return this.#options.here.disconnect(table, connection)
    this.#lines.delete(connection)
    this.#say(line.owner, { type: 'gone', connection: this.#name(connection) })
  }

  receive(table: string, connection: string, message: TableMessage, arrivedAt: number): void {
    const line = this.#lines.get(connection)
    if (line === undefined) return this.#options.here.receive(table, connection, message, arrivedAt)
    const waited = this.#options.clock.now() - arrivedAt
    this.#say(line.owner, { type: 'up', connection: this.#name(connection), n: ++line.said, waited, message })
  }

  lead(table: string, connection: string): number {
    const line = this.#lines.get(connection)
    if (line === undefined) return this.#options.here.lead(table, connection)
    return (this.#leads.get(line.owner) ?? 0) + line.ahead
  }

  down({ from, now, told }: Extract<Word, { type: 'down' }>): void {
    const lead = now - this.#options.clock.now()
    this.#leads.set(from, Math.max(lead, this.#leads.get(from) ?? -Infinity))
    for (const one of told) for (const [connection, n] of one.to) this.#relay(from, connection, n, one)
  }

  /** The process that has the table does not know the connection any more. */
  lost({ from, connection }: Extract<Word, { type: 'lost' }>): void {
    if (this.#lines.get(connection)?.owner === from) this.#end(connection)
  }

  /** All connections to these processes, or to all others. */
  endAll(lives?: readonly string[]): void {
    for (const [connection, { owner }] of this.#lines) {
      if (lives === undefined || lives.includes(owner)) this.#end(connection)
    }
    for (const life of lives ?? []) this.#leads.delete(life)
  }

  async #joinFar(question: NodeQuestion, connection: string, table: string, owner: string): Promise<Joined> {
    const { wires, membership } = this.#options
    const line = { owner, said: 0, heard: 0, ahead: 0 }
    this.#lines.set(connection, line)
    try {
      const answer = wires.ask(owner, JSON.stringify(question), PATIENCE)
      const reply = JSON.parse(await membership.whileListed(owner, answer)) as HelloReply
      if ('bye' in reply) {
        this.#lines.delete(connection)
        return reply
      }
      line.ahead = reply.ahead
      return { table }
    } catch (error) {
      this.#lines.delete(connection)
      if (error instanceof WiresError && error.failure === 'nobody') membership.suspect(owner)
      this.#say(owner, { type: 'gone', connection: this.#name(connection) })
      throw error
    }
  }

  /** A gap ends the connection: NATS drops without a word what is said while it is disconnected. */
  #relay(from: string, connection: string, n: number, { text, ping, bye }: ToldText): void {
    const line = this.#lines.get(connection)
    if (line === undefined || line.owner !== from) return
    if (n !== ++line.heard) return this.#end(connection)
    // The other end has forgotten it already.
    if (bye !== undefined) this.#lines.delete(connection)
    this.#options.sockets.relay(connection, text, { ...(ping && { ping }), ...(bye && { bye }) })
  }

  #end(connection: string): void {
    this.#options.sockets.end(connection, 'moved')
  }

  #name(connection: string): string {
    return farName(this.#options.membership.life, connection)
  }

  #say(life: string, word: Word): void {
    this.#options.wires.say(life, JSON.stringify(word))
  }
}
