import type { Randomness } from '@jelly/rules'
import type { ClientMessage, ServerMessage, Table } from '../../src/index.ts'
import type { VirtualClock } from '../../src/testing/index.ts'

/** One socket: what is said arrives in order after a while, or never once it is cut. */
export class Socket {
  readonly id: string
  readonly #clock: VirtualClock
  readonly #random: Randomness
  readonly #delay: number
  #up = 0
  #down = 0
  #cut = false

  constructor(id: string, delay: number, clock: VirtualClock, random: Randomness) {
    this.id = id
    this.#delay = delay
    this.#clock = clock
    this.#random = random
  }

  send(message: ClientMessage, table: () => Table | null): void {
    this.#up = this.#arrival(this.#up)
    this.#later(this.#up, () => {
      if (message.type === 'hello' || message.type === 'ping') return
      table()?.receive(this.id, message, this.#clock.now())
    })
  }

  deliver(message: ServerMessage, hear: (message: ServerMessage) => void): void {
    this.#down = this.#arrival(this.#down)
    this.#later(this.#down, () => hear(message))
  }

  get isCut(): boolean {
    return this.#cut
  }

  cut(): void {
    this.#cut = true
  }

  #arrival(last: number): number {
    return Math.max(last, this.#clock.now() + this.#delay + this.#random(20))
  }

  #later(time: number, act: () => void): void {
    this.#clock.wakeAt(time, () => {
      if (!this.#cut) act()
    })
  }
}
