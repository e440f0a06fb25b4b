import { simpleBot } from '@jelly/bots'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'
import { mindOf, seededEntropy, VirtualClock } from '@jelly/table/testing'
import type { Caller } from '../../src/gateway/Caller.ts'
import type { Line } from '../../src/gateway/Line.ts'
import { type House, type HouseOptions, openHouse } from '../../src/house.ts'
import { noLog } from '../../src/log.ts'
import { MemoryStore } from '../../src/store/memoryStore.ts'

/** A socket whose other end is the test. */
export class TestLine implements Line {
  readonly address = '10.0.0.1'
  readonly heard: ServerMessage[] = []
  closed: { readonly reason: ByeReason; readonly abrupt: boolean } | null = null
  waiting = 0

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage)
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
  readonly line: TestLine
  readonly caller: Caller
  say(message: ClientMessage | string): void
}

export interface Made {
  readonly table: string
  readonly token: string
  readonly seat: number
  readonly invite: { readonly code: string; readonly secret: string; readonly url: string }
}

/** A house under a virtual clock, with its door and its telephone. */
export class TestHouse {
  readonly clock: VirtualClock
  readonly store: MemoryStore
  readonly house: House
  readonly left: string[] = []

  constructor(options: Partial<HouseOptions> & { clock?: VirtualClock; store?: MemoryStore } = {}) {
    this.clock = options.clock ?? new VirtualClock()
    this.store = options.store ?? new MemoryStore()
    this.house = openHouse({
      entropy: seededEntropy(7),
      botMind: mindOf(simpleBot),
      log: noLog,
      speed: 1,
      maxTables: 100,
      tablesPerMinute: 100,
      maxLines: 100,
      version: '1.2.3',
      url: () => 'http://jelly.example',
      onLeft: (reason) => this.left.push(reason),
      ...options,
      store: this.store,
      clock: this.clock,
    })
  }

  /** Asks over "HTTP"; a text is sent as it is. */
  async ask(method: string, path: string, body: unknown = '', address = '10.0.0.1') {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const asked = this.house.ask({ method, path, body: text, address })
    await this.clock.settle()
    return asked
  }

  async post<Body = Record<string, unknown>>(path: string, body: unknown, address?: string): Promise<Body> {
    return (await this.ask('POST', path, body, address)).body as Body
  }

  make(about: object = {}): Promise<Made> {
    return this.post<Made>('/api/tables', { name: 'Gina', ...about })
  }

  dial(): Call {
    const line = new TestLine()
    const caller = this.house.gateway.open(line)
    if (caller === null) throw new Error('there is no room')
    const say = (message: ClientMessage | string) =>
      caller.hear(typeof message === 'string' ? message : JSON.stringify(message), this.clock.now())
    return { line, caller, say }
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
