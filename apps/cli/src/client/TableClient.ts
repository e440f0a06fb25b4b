import { decodeServerMessage, encode, PROTOCOL_VERSION } from '@jelly/protocol'
import type { ByeReason, ClientMessage, Request, ServerMessage, TableRefusal, TableView } from '@jelly/table'
import { WebSocket } from 'ws'
import { type LobbyApi, type Place, Refused } from './lobbyApi.ts'
import { Pending } from './Pending.ts'
import { ViewFollower } from './ViewFollower.ts'

const RETRY_AT_FIRST = 100
const RETRY_AT_LAST = 2000
/** A server that is alive pings at least this often. */
const SILENCE = 10_000
/** After these there is nothing to come back to. */
const FINAL: ReadonlySet<ByeReason> = new Set(['takenOver', 'tableClosed', 'removed', 'noSpectators', 'oldProtocol'])

export interface ClientEvents {
  /** The view changed. */
  onView?(view: TableView): void
  /** What happened, and how the table stood before it. */
  onEvents?(message: Extract<ServerMessage, { type: 'events' }>, before: TableView): void
  /** A request was answered, so many milliseconds after it was said first. */
  onDone?(message: Extract<ServerMessage, { type: 'done' }>, took: number): void
  /** The line broke; it is mended by itself. */
  onLost?(): void
  /** Nothing more will come. */
  onEnd?(reason: ByeReason | 'refused'): void
}

/**
 * One place at a table over a real socket. The line may break at any moment: it is mended, what was asked for is asked
 * again, and the view is whole again before anything else happens.
 */
export class TableClient {
  readonly place: Place
  readonly #lobby: LobbyApi
  readonly #events: ClientEvents
  readonly #pending = new Pending()
  readonly #follower = new ViewFollower()
  #socket: WebSocket | null = null
  #retries = 0
  #retry: NodeJS.Timeout | undefined
  #silence: NodeJS.Timeout | undefined
  #ended = false

  constructor(lobby: LobbyApi, place: Place, events: ClientEvents = {}) {
    this.#lobby = lobby
    this.place = place
    this.#events = events
    void this.#connect()
  }

  get view(): TableView | null {
    return this.#follower.view
  }

  get seat(): number | null {
    return this.#follower.you
  }

  get seq(): number {
    return this.#follower.seq
  }

  /** Resolves with null once it is done and durable, or with the reason why not. */
  request(request: Request): Promise<TableRefusal | null> {
    const { message, answer } = this.#pending.add(request)
    this.#send(message)
    return answer
  }

  /** Drops the line as a bad network would; it comes back by itself. */
  drop(): void {
    this.#socket?.terminate()
  }

  close(): void {
    this.#end('takenOver', false)
  }

  async #connect(): Promise<void> {
    try {
      const ticket = await this.#lobby.ticket(this.place)
      if (!this.#ended) this.#open(ticket)
    } catch (error) {
      const isFinal = error instanceof Refused && ['noSuchTable', 'notAllowed'].includes(error.code)
      if (isFinal) this.#end('refused')
      else this.#retryLater()
    }
  }

  #open(ticket: string): void {
    const socket = new WebSocket(this.#lobby.socketUrl, { perMessageDeflate: false })
    this.#socket = socket
    socket.on('open', () => this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, ticket, since: this.seq }))
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8'), socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#lost(socket))
    this.#listen()
  }

  #hear(text: string, socket: WebSocket): void {
    const decoded = decodeServerMessage(text)
    if ('problem' in decoded || socket !== this.#socket) return
    this.#listen()
    this.#understand(decoded.message)
  }

  #understand(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message.lastId)
      case 'view':
      case 'events':
        return this.#follow(message)
      case 'done':
        return this.#answered(message)
      case 'ping':
        return this.#send({ type: 'pong', n: message.n, seq: this.seq })
      case 'bye':
        return FINAL.has(message.reason) ? this.#end(message.reason) : undefined
      default:
        return undefined
    }
  }

  /** What was not answered before the line broke is said again: the server knows what it has heard already. */
  #welcomed(lastId: number): void {
    this.#retries = 0
    for (const message of this.#pending.again(lastId)) this.#send(message)
  }

  #follow(message: Extract<ServerMessage, { type: 'view' | 'events' }>): void {
    const before = this.view
    const view = this.#follower.follow(message)
    if (view === null) return this.#send({ type: 'resync' })
    if (message.type === 'events' && before !== null) this.#events.onEvents?.(message, before)
    this.#events.onView?.(view)
  }

  #answered(message: Extract<ServerMessage, { type: 'done' }>): void {
    const took = this.#pending.settle(message.id, message.refusal)
    if (took !== null) this.#events.onDone?.(message, took)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(encode(message))
  }

  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.drop(), SILENCE)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    clearTimeout(this.#silence)
    if (!this.#ended) this.#events.onLost?.()
    this.#retryLater()
  }

  #retryLater(): void {
    if (this.#ended) return
    const wait = Math.min(RETRY_AT_LAST, RETRY_AT_FIRST * 2 ** this.#retries++)
    this.#retry = setTimeout(() => void this.#connect(), wait)
  }

  #end(reason: ByeReason | 'refused', told = true): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    this.#socket?.close()
    if (told) this.#events.onEnd?.(reason)
  }
}
