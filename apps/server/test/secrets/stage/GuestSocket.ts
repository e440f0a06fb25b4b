import type { ByeReason, Clock } from '@jelly/table'
import type { Socket } from '../../../src/sockets/Socket.ts'
import type { Tape } from './Tape.ts'

const PING = '{"type":"ping"'

export interface LineOptions {
  readonly clock: Clock
  readonly channel: string
  /** Null: what comes here is none of the viewer's business. */
  readonly tape: Tape | null
  readonly oneWay: number
  /** A ping is answered as soon as it comes. */
  readonly onPing: (text: string) => void
}

/** The guest's end of a socket: what is sent arrives after the time of its way. */
export class GuestSocket implements Socket {
  readonly address = '10.0.0.1'
  isClosed = false
  /** Bytes that the guest has not read yet. */
  unread = 0
  readonly #options: LineOptions
  #inbox: { readonly at: number; readonly text: string }[] = []

  constructor(options: LineOptions) {
    this.#options = options
  }

  send(text: string): void {
    const { clock, channel, tape, oneWay, onPing } = this.#options
    tape?.note(channel, text)
    const at = clock.now() + oneWay
    if (text.startsWith(PING)) clock.wakeAt(at, () => onPing(text))
    else this.#inbox.push({ at, text })
  }

  ping(n: number): void {
    const { channel, tape } = this.#options
    tape?.note(channel, `ping of the socket: ${n}`)
  }

  queued(): number {
    return this.unread
  }

  close(reason: ByeReason, abrupt: boolean): void {
    const { channel, tape } = this.#options
    tape?.note(channel, `closed: ${reason}${abrupt ? ' abruptly' : ''}`)
    this.isClosed = true
  }

  /** What has arrived by now. */
  read(): string[] {
    const now = this.#options.clock.now()
    const arrived = this.#inbox.filter(({ at }) => at <= now)
    this.#inbox = this.#inbox.slice(arrived.length)
    return arrived.map(({ text }) => text)
  }
}
