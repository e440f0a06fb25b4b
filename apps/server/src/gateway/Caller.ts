import { decodeClientMessage, encode } from '@jelly/protocol'
import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'
import { TokenBucket } from '../limits/TokenBucket.ts'
import type { Line } from './Line.ts'

const PER_SECOND = 10
const BURST = 20
/** How many messages too many close the line. */
const MAX_DEBT = 40
/** A reader that stops is cut when so much waits for it. */
const MAX_QUEUED = 256 * 1024
/** It must say who it is within this time, and answer pings within the other. */
const GREETING = 5000
const SILENCE = 8000
/** A table that measures its lines sends pings of its own; this one is for when it does not, and it ignores the answer. */
const PING_AFTER = 2500
const OWN_PING = 0

export type Hello = Extract<ClientMessage, { type: 'hello' }>
export type Said = Exclude<ClientMessage, Hello | { type: 'ping' }>

/** What a caller's words are passed on to. */
export interface Switchboard {
  now(): number
  encode(message: ServerMessage): string
  greet(caller: Caller, hello: Hello): void
  forward(caller: Caller, message: Said, arrivedAt: number): void
  left(caller: Caller, reason: ByeReason | 'closed'): void
}

/** One socket: what it may send, how fast, and when it is cut. */
export class Caller {
  readonly id: string
  readonly #line: Line
  readonly #board: Switchboard
  readonly #bucket: TokenBucket
  #stage: 'silent' | 'greeting' | 'talking' | 'gone' = 'silent'
  #heardAt: number
  #pingedAt: number

  constructor(id: string, line: Line, board: Switchboard, speed: number) {
    this.id = id
    this.#line = line
    this.#board = board
    this.#heardAt = board.now()
    this.#pingedAt = this.#heardAt
    this.#bucket = new TokenBucket(PER_SECOND * speed, BURST * speed, this.#heardAt)
  }

  get isGone(): boolean {
    return this.#stage === 'gone'
  }

  get address(): string {
    return this.#line.address
  }

  hear(text: string, arrivedAt: number): void {
    if (this.#stage === 'gone') return
    const left = this.#bucket.take(arrivedAt)
    if (left < -MAX_DEBT) return this.hangUp('tooMany', true)
    const decoded = decodeClientMessage(text)
    if ('problem' in decoded) return this.hangUp('badMessage')
    if (left < 0) return this.#refuse(decoded.message)
    this.#understand(decoded.message, arrivedAt)
  }

  tell(message: ServerMessage): void {
    if (this.#stage === 'gone') return
    if (message.type === 'ping') this.#pingedAt = this.#board.now()
    this.#line.send(this.#board.encode(message))
    if (this.#line.queued() > MAX_QUEUED) this.hangUp('tooSlow', true)
    else if (message.type === 'bye') this.#leave(message.reason, false)
  }

  /** The ticket was good: from here on the table is asked. */
  admit(): void {
    if (this.#stage === 'greeting') this.#stage = 'talking'
    this.#heardAt = this.#board.now()
  }

  /** Called now and then: cuts who has not said hello, or does not answer pings. */
  check(now: number): void {
    const patience = this.#stage === 'talking' ? SILENCE : GREETING
    if (this.#stage === 'gone') return
    if (now - this.#heardAt >= patience) return this.hangUp('silent', true)
    if (this.#stage === 'talking' && now - this.#pingedAt >= PING_AFTER) this.tell({ type: 'ping', n: OWN_PING, now })
  }

  hangUp(reason: ByeReason, abrupt = false): void {
    if (this.#stage === 'gone') return
    this.#line.send(encode({ type: 'bye', reason }))
    this.#leave(reason, abrupt)
  }

  /** The socket closed by itself. */
  gone(): void {
    if (this.#stage === 'gone') return
    this.#stage = 'gone'
    this.#board.left(this, 'closed')
  }

  #leave(reason: ByeReason, abrupt: boolean): void {
    this.#stage = 'gone'
    this.#line.close(reason, abrupt)
    this.#board.left(this, reason)
  }

  /** Too fast, but not yet abusive: a request is answered, so that nobody waits for it. */
  #refuse(message: ClientMessage): void {
    if (message.type === 'do') this.tell({ type: 'done', id: message.id, refusal: { refused: 'tooOften' } })
  }

  #understand(message: ClientMessage, arrivedAt: number): void {
    if (message.type === 'hello') return this.#greet(message)
    if (this.#stage !== 'talking') return this.hangUp('badTicket')
    if (message.type === 'ping') return this.tell({ type: 'pong', n: message.n, now: this.#board.now() })
    if (message.type === 'pong') this.#heardAt = arrivedAt
    this.#board.forward(this, message, arrivedAt)
  }

  #greet(hello: Hello): void {
    if (this.#stage !== 'silent') return this.hangUp('badMessage')
    this.#stage = 'greeting'
    this.#board.greet(this, hello)
  }
}
