import { decodeServerMessage, encode, PROTOCOL_VERSION } from '@jelly/protocol'
import { squadOf } from '@jelly/rules'
import type { ClientMessage, Request, ServerMessage, TableRefusal, TableView } from '@jelly/table'
import { WebSocket } from 'ws'
import { ViewFollower } from '../../src/client/ViewFollower.ts'
import { now, waitUntil } from './scriptedClock.ts'

const PATIENCE = 60_000

/** What a client makes of the server's pings. */
export type Pongs = (message: Extract<ServerMessage, { type: 'ping' }>, seq: number, say: Say) => void
type Say = (message: ClientMessage) => void

export const honestPongs: Pongs = ({ n }, seq, say) => say({ type: 'pong', n, seq })

export interface Pressed {
  readonly at: number
  readonly refusal: TableRefusal | null
}

/** A player at the end of a line who presses when the script says so. */
export class Contestant {
  readonly #socket: WebSocket
  readonly #follower = new ViewFollower()
  readonly #answers = new Map<number, (refusal: TableRefusal | null) => void>()
  readonly #watchers = new Set<() => void>()
  readonly #pongs: Pongs
  #lastId = 0

  constructor(socketUrl: string, ticket: string, pongs: Pongs = honestPongs) {
    this.#pongs = pongs
    this.#socket = new WebSocket(socketUrl, { perMessageDeflate: false })
    this.#socket.on('open', () => this.#say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket }))
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')))
    this.#socket.on('error', () => undefined)
  }

  get view(): TableView {
    const { view } = this.#follower
    if (view === null) throw new Error('no view yet')
    return view
  }

  get seat(): number {
    return this.#follower.you ?? -1
  }

  get squad() {
    if (this.view.game === null) throw new Error('no game yet')
    return squadOf(this.view.game, this.seat)
  }

  /** Calls it now and after each change of the view. */
  watch(look: () => void): void {
    this.#watchers.add(look)
    look()
  }

  until(is: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`waited in vain for ${String(is)}`)), PATIENCE)
      const look = () => {
        if (this.#follower.view === null || !is()) return
        clearTimeout(patience)
        this.#watchers.delete(look)
        resolve()
      }
      this.watch(look)
    })
  }

  async press(request: Request, at = now()): Promise<Pressed> {
    await waitUntil(at)
    const id = ++this.#lastId
    const answer = new Promise<TableRefusal | null>((resolve) => this.#answers.set(id, resolve))
    this.#say({ type: 'do', id, request })
    const pressedAt = now()
    return { at: pressedAt, refusal: await answer }
  }

  leave(): void {
    this.#socket.terminate()
  }

  readonly #say: Say = (message) => {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(encode(message))
  }

  #hear(text: string): void {
    const decoded = decodeServerMessage(text)
    if ('problem' in decoded) throw new Error(decoded.problem)
    const { message } = decoded
    if (message.type === 'ping') this.#pongs(message, this.#follower.seq, this.#say)
    if (message.type === 'done') this.#answers.get(message.id)?.(message.refusal)
    if (message.type !== 'view' && message.type !== 'events') return
    if (this.#follower.follow(message) === null) return this.#say({ type: 'resync' })
    for (const look of this.#watchers) look()
  }
}
