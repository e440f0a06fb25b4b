import type { ByeReason, ClientMessage, ServerMessage } from '@jelly/table'
import { decodeServerMessage, encode, PROTOCOL_VERSION } from '@jelly/protocol'
import { ApiError } from './ApiError.ts'
import { backoff } from './backoff.ts'
import { Listeners } from './Listeners.ts'
import type { EndReason, Link, TableConnection, Unsubscribe } from './TableConnection.ts'

export interface Line {
  /** Where the socket is. */
  readonly address: string
  /** A one-time ticket, asked for before each attempt. */
  ticket(): Promise<string>
  /** The last sequence number seen; null before the first. */
  since(): number | null
  now(): number
}

/** Silence after which a line counts as gone: the store asks for a sign of life every few seconds. */
const SILENCE = 9000
const SIGN_OF_LIFE = 2500

const FINAL: ReadonlySet<ByeReason> = new Set(['takenOver', 'tableClosed', 'removed', 'noSpectators', 'oldProtocol'])
const isFinal = (reason: ByeReason): reason is Extract<EndReason, ByeReason> => FINAL.has(reason)

/** A table on a server, through a socket that is opened again as often as it breaks. */
export class SocketConnection implements TableConnection {
  private readonly line: Line
  private readonly messages = new Listeners<ServerMessage>()
  private readonly links = new Listeners<Link>()
  private socket: WebSocket | null = null
  private link: Link = { kind: 'connecting' }
  private attempts = 0
  private lostAt: number | null = null
  private heardAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>

  constructor(line: Line) {
    this.line = line
    this.watch = setInterval(() => this.listenForSilence(), 1000)
    void this.attempt()
  }

  send(message: ClientMessage): void {
    if (this.link.kind === 'open' && this.socket?.readyState === WebSocket.OPEN) this.socket.send(encode(message))
  }

  onMessage(listener: (message: ServerMessage) => void): Unsubscribe {
    return this.messages.add(listener)
  }

  onLink(listener: (link: Link) => void): Unsubscribe {
    listener(this.link)
    return this.links.add(listener)
  }

  check(): void {
    if (this.link.kind === 'ended') return
    if (this.link.kind === 'open') this.heardAt = Math.min(this.heardAt, this.line.now() - SILENCE + SIGN_OF_LIFE)
    else if (this.socket === null) this.tryNow()
  }

  close(): void {
    clearInterval(this.watch)
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = null
    this.links.clear()
    this.messages.clear()
    socket?.close()
  }

  private tryNow(): void {
    clearTimeout(this.timer)
    void this.attempt()
  }

  private async attempt(): Promise<void> {
    try {
      const ticket = await this.line.ticket()
      if (this.link.kind !== 'ended') this.open(ticket)
    } catch (error) {
      if (error instanceof ApiError && !error.isPassing) this.end(error.status === 404 ? 'noSuchTable' : 'notAllowed')
      else this.retry()
    }
  }

  private open(ticket: string): void {
    const socket = new WebSocket(this.line.address)
    this.socket = socket
    this.heardAt = this.line.now()
    socket.addEventListener('open', () => socket.send(encode(this.hello(ticket))))
    socket.addEventListener('message', ({ data }) => this.hear(socket, String(data)))
    socket.addEventListener('close', () => this.closed(socket))
  }

  private hello(ticket: string): ClientMessage {
    const since = this.line.since()
    return { type: 'hello', protocol: PROTOCOL_VERSION, ticket, ...(since !== null && { since }) }
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return
    this.heardAt = this.line.now()
    const decoded = decodeServerMessage(text)
    if (!('message' in decoded)) return
    const { message } = decoded
    if (message.type === 'welcome') this.opened()
    if (message.type === 'bye' && isFinal(message.reason)) this.end(message.reason)
    this.messages.tell(message)
  }

  private opened(): void {
    this.attempts = 0
    this.lostAt = null
    this.turn({ kind: 'open' })
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.socket = null
    if (this.link.kind !== 'ended') this.retry()
  }

  private retry(): void {
    this.lostAt ??= this.line.now()
    const wait = backoff(this.attempts++, Math.random())
    this.turn({ kind: 'lost', since: this.lostAt, attempts: this.attempts })
    this.timer = setTimeout(() => void this.attempt(), wait)
  }

  private end(reason: EndReason): void {
    clearInterval(this.watch)
    this.turn({ kind: 'ended', reason })
  }

  private turn(link: Link): void {
    this.link = link
    this.links.tell(link)
  }

  /** A line that broke without a word: the phone slept, or left its network. */
  private listenForSilence(): void {
    const { socket } = this
    if (socket === null || this.line.now() - this.heardAt < SILENCE) return
    this.socket = null
    socket.close()
    this.retry()
  }
}
