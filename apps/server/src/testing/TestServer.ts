import { simpleBot } from '@jelly/bots'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'
import { mindOf, seededEntropy, VirtualClock } from '@jelly/table/testing'
import type { Connection } from '../sockets/Connection.ts'
import type { Socket } from '../sockets/Socket.ts'
import { type Service, type ServiceOptions, openService } from '../service.ts'
import { noLog } from '../health/log.ts'
import { ask, type Asked } from './ask.ts'
import { MemoryStore } from '../store/MemoryStore.ts'

/** A socket whose other end is the test. */
export class TestSocket implements Socket {
  readonly address: string
  readonly heard: ServerMessage[] = []
  closed: { readonly reason: ByeReason; readonly abrupt: boolean } | null = null
  waiting = 0

  constructor(address = '10.0.0.1') {
    this.address = address
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage)
  }

  readonly pings: number[] = []

  ping(n: number): void {
    this.pings.push(n)
  }

  queued(): number {
    return this.waiting
  }

  close(reason: ByeReason, abrupt: boolean): void {
    this.closed = { reason, abrupt }
  }

  all<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.heard.filter((message) => message.type === type) as Extract<ServerMessage, { type: Type }>[]
  }
}

export interface Call {
  readonly socket: TestSocket
  readonly connection: Connection
  say(message: ClientMessage | string): void
}

export interface Made {
  readonly table: string
  readonly token: string
  readonly seat: number
  readonly invite: {
    readonly code: string
    readonly secret: string
    readonly url: string
    readonly watchUrl: string | null
  }
}

/** The server's parts under a virtual clock, asked without a network. */
export class TestServer {
  readonly clock: VirtualClock
  readonly store: MemoryStore
  readonly service: Service
  readonly ended: string[] = []

  constructor(options: Partial<ServiceOptions> & { clock?: VirtualClock; store?: MemoryStore } = {}) {
    this.clock = options.clock ?? new VirtualClock()
    this.store = options.store ?? new MemoryStore()
    this.service = openService({
      entropy: seededEntropy(7),
      botMind: mindOf(simpleBot),
      log: noLog,
      speed: 1,
      maxTables: 100,
      tablesPerMinute: 100,
      maxConnections: 100,
      connectionsPerAddress: 100,
      version: '1.2.3',
      url: () => 'http://jelly.example',
      onEnded: (reason) => this.ended.push(reason),
      ...options,
      store: this.store,
      clock: this.clock,
    })
  }

  /** A text is sent as it is. */
  async ask(method: string, path: string, body?: unknown, address?: string): Promise<Asked> {
    const asked = ask(this.service.api, method, path, body, address)
    await this.clock.settle()
    return asked
  }

  async post<Body = Record<string, unknown>>(path: string, body: unknown, address?: string): Promise<Body> {
    return (await this.ask('POST', path, body, address)).body as Body
  }

  make(about: object = {}): Promise<Made> {
    return this.post<Made>('/api/tables', { name: 'Gina', ...about })
  }

  dial(address?: string): Call {
    const socket = new TestSocket(address)
    const connection = this.service.gateway.open(socket)
    if (connection === null) throw new Error('there is no room')
    const say = (message: ClientMessage | string) =>
      connection.receive(typeof message === 'string' ? message : JSON.stringify(message), this.clock.now())
    return { socket, connection, say }
  }

  async ticket(made: Pick<Made, 'table' | 'token'>): Promise<string> {
    const { table, token } = made
    return (await this.post<{ ticket: string }>('/api/ticket', { table, token })).ticket
  }

  /** Dials and says hello with a good ticket. */
  async call(made: Pick<Made, 'table' | 'token'>): Promise<Call> {
    const call = this.dial()
    call.say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket: await this.ticket(made) })
    await this.clock.settle()
    return call
  }
}
