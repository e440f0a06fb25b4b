import type { Randomness } from '@jelly/rules'
import type { ClientMessage, ServerMessage } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import type { ClientSocket, SocketListener } from '../../index.ts'

/** The table's side of a socket. */
export interface SocketServer {
  /** Whether there is anybody to connect to. */
  isThere(): boolean
  hear(socket: SimSocket, message: ClientMessage): void
  gone(socket: SimSocket): void
}

/** One socket: what is said arrives in order after a while, or never once it is cut. */
export class SimSocket implements ClientSocket {
  readonly id: string
  readonly #clock: VirtualClock
  readonly #random: Randomness
  readonly #listener: SocketListener
  readonly #server: SocketServer
  readonly #delay: number
  #up = 0
  #down = 0
  #isCut = false

  constructor(id: string, clock: VirtualClock, random: Randomness, listener: SocketListener, server: SocketServer) {
    this.id = id
    this.#clock = clock
    this.#random = random
    this.#listener = listener
    this.#server = server
    this.#delay = 5 + random(120)
    this.#carryDown(() => (server.isThere() ? listener.opened() : this.cut()))
  }

  get isCut(): boolean {
    return this.#isCut
  }

  /** The client says something. */
  send(text: string): void {
    this.#up = this.#arrival(this.#up)
    this.#later(this.#up, () => this.#server.hear(this, JSON.parse(text) as ClientMessage))
  }

  /** The table says something. A bye is its last word. */
  deliver(message: ServerMessage): void {
    const text = JSON.stringify(message)
    this.#carryDown(() => {
      this.#listener.heard(text)
      if (message.type === 'bye') this.cut()
    })
  }

  /** Breaks: what is on its way is lost, and each end learns of it in its own time; the client perhaps by silence only. */
  cut(): void {
    if (this.#isCut) return
    this.#isCut = true
    const now = this.#clock.now()
    if (this.#random(4) > 0) this.#clock.wakeAt(now + this.#random(200), () => this.#listener.closed())
    this.#clock.wakeAt(now + this.#random(5000), () => this.#server.gone(this))
  }

  /** The client gives it up. */
  close(): void {
    if (this.#isCut) return
    this.#isCut = true
    this.#clock.wakeAt(this.#clock.now() + this.#delay, () => this.#server.gone(this))
  }

  #carryDown(act: () => void): void {
    this.#down = this.#arrival(this.#down)
    this.#later(this.#down, act)
  }

  #arrival(last: number): number {
    return Math.max(last, this.#clock.now() + this.#delay + this.#random(20))
  }

  #later(time: number, act: () => void): void {
    this.#clock.wakeAt(time, () => {
      if (!this.#isCut) act()
    })
  }
}
