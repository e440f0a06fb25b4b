import { decodeClientMessage, encode } from '@jelly/protocol'
import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'
import { TokenBucket } from '../limits/TokenBucket.ts'
import type { TableMessage } from '../tables/TablesPort.ts'
import { LineTimes } from './LineTimes.ts'
import type { Socket } from './Socket.ts'

const PER_SECOND = 10
const BURST = 20
/** This many messages above the limit close the connection. */
const MAX_DEBT = 40
/** A client that stops reading is cut when this many bytes wait for it. */
const MAX_QUEUED = 256 * 1024
/** A client must say hello within the first of these times, and may then be silent for the second. */
const HELLO_WITHIN = 5000
const SILENT_FOR = 8000
/** A table that measures its connections sends its own pings. This one is for the others; its answer means nothing more. */
const PING_AFTER = 4500
const OWN_PING = 0

export type Hello = Extract<ClientMessage, { type: 'hello' }>

/** What a connection needs from its gateway. */
export interface ConnectionHandler {
  now(): number
  tableTime(connection: Connection): number
  encode(message: ServerMessage): string
  hello(connection: Connection, hello: Hello): void
  forward(connection: Connection, message: TableMessage, arrivedAt: number): void
  /** A round trip by frames of the WebSocket itself. */
  measured(connection: Connection, trip: number, arrivedAt: number): void
  ended(connection: Connection, reason: ByeReason | 'closed'): void
}

/** One WebSocket: what it may send, how fast, and when it is cut. */
export class Connection {
  readonly id: string
  readonly times = new LineTimes()
  readonly #socket: Socket
  readonly #handler: ConnectionHandler
  readonly #bucket: TokenBucket
  #stage: 'new' | 'greeted' | 'admitted' | 'ended' = 'new'
  #heardAt: number
  #pingedAt: number

  constructor(id: string, socket: Socket, handler: ConnectionHandler, speed: number) {
    this.id = id
    this.#socket = socket
    this.#handler = handler
    this.#heardAt = handler.now()
    this.#pingedAt = this.#heardAt
    this.#bucket = new TokenBucket(PER_SECOND * speed, BURST * speed, this.#heardAt)
  }

  get hasEnded(): boolean {
    return this.#stage === 'ended'
  }

  get address(): string {
    return this.#socket.address
  }

  receive(text: string, arrivedAt: number): void {
    const left = this.count(arrivedAt)
    if (this.#stage === 'ended') return
    const decoded = decodeClientMessage(text)
    if ('problem' in decoded) return this.end('badMessage')
    if (left < 0) return this.#refuse(decoded.message)
    this.#handle(decoded.message, arrivedAt)
  }

  /** Counts a message, or a ping or pong of WebSocket itself. Says how many more there may be now; below zero it was too many. */
  count(arrivedAt: number): number {
    const left = this.#bucket.take(arrivedAt)
    if (left < -MAX_DEBT) this.end('tooMany', true)
    return left
  }

  send(message: ServerMessage): void {
    if (this.#stage === 'ended') return
    const text = this.#handler.encode(message)
    if (message.type === 'ping') this.#say(text, message.n, null)
    else this.#say(text, null, message.type === 'bye' ? message.reason : null)
  }

  /** A message that is encoded already. */
  sendText(text: string, { ping = false, bye }: { readonly ping?: boolean; readonly bye?: ByeReason }): void {
    if (this.#stage === 'ended') return
    this.#say(text, ping ? (JSON.parse(text) as { n: number }).n : null, bye ?? null)
  }

  #say(text: string, ping: number | null, bye: ByeReason | null): void {
    this.#socket.send(text)
    if (ping !== null) this.#ping(ping)
    if (this.#socket.queued() > MAX_QUEUED) this.end('tooSlow', true)
    else if (bye !== null) this.#close(bye, false)
  }

  #ping(n: number): void {
    this.#pingedAt = this.#handler.now()
    this.times.pinged(n, this.#pingedAt)
    this.#socket.ping(n)
  }

  /** A pong of the WebSocket itself. One that nobody asked for is counted like a message. */
  ponged(n: number, arrivedAt: number): void {
    const trip = this.times.frameAnswered(n, arrivedAt)
    if (trip === null) this.count(arrivedAt)
    else if (this.#stage === 'admitted') this.#handler.measured(this, trip, arrivedAt)
  }

  /** The ticket was good: from here on its messages go to the table. */
  admit(): void {
    if (this.#stage === 'greeted') this.#stage = 'admitted'
    this.#heardAt = this.#handler.now()
  }

  /** Called now and then: cuts a client that has not said hello, or says nothing though it is pinged. */
  check(now: number): void {
    const patience = this.#stage === 'admitted' ? SILENT_FOR : HELLO_WITHIN
    if (this.#stage === 'ended') return
    if (now - this.#heardAt >= patience) return this.end('silent', true)
    if (this.#stage === 'admitted' && now - this.#pingedAt >= PING_AFTER)
      this.send({ type: 'ping', n: OWN_PING, now: this.#handler.tableTime(this) })
  }

  /** Says goodbye and closes the socket. */
  end(reason: ByeReason, abrupt = false): void {
    if (this.#stage === 'ended') return
    this.#socket.send(encode({ type: 'bye', reason }))
    this.#close(reason, abrupt)
  }

  /** The socket has closed by itself. */
  closed(): void {
    if (this.#stage === 'ended') return
    this.#stage = 'ended'
    this.#handler.ended(this, 'closed')
  }

  #close(reason: ByeReason, abrupt: boolean): void {
    this.#stage = 'ended'
    this.#socket.close(reason, abrupt)
    this.#handler.ended(this, reason)
  }

  /** Too fast, but not yet abuse: a request gets its answer, so that nobody waits for it. */
  #refuse(message: ClientMessage): void {
    if (message.type === 'do') this.send({ type: 'done', id: message.id, refusal: { refused: 'tooOften' } })
  }

  #handle(message: ClientMessage, arrivedAt: number): void {
    if (message.type === 'hello') return this.#greet(message)
    if (this.#stage !== 'admitted') return this.end('badMessage')
    this.#heardAt = arrivedAt
    if (message.type === 'ping') return this.send({ type: 'pong', n: message.n, now: this.#handler.tableTime(this) })
    if (message.type === 'pong') this.times.pageAnswered(message.n, arrivedAt)
    this.#handler.forward(this, message, arrivedAt)
  }

  #greet(hello: Hello): void {
    if (this.#stage !== 'new') return this.end('badMessage')
    this.#stage = 'greeted'
    this.#handler.hello(this, hello)
  }
}
