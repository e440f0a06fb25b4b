import type { ClientMessage, ServerMessage, Table } from '../../src/index.ts'
import type { VirtualClock } from '../../src/testing/index.ts'
import { Player } from './Player.ts'

export interface Wire {
  /** One way, in ms, each message with a jitter of its own on top. */
  readonly delay: number
  readonly jitter?: (message: ClientMessage | ServerMessage) => number
  /** How long the browser keeps a message back, to gain by it. */
  readonly holds?: (message: ClientMessage) => number
  /** The host measures this line by frames too, which are held back by so much. */
  readonly frames?: number
}

/** A player at the end of a line: what is said either way takes its time and stays in order. */
export class WiredPlayer extends Player {
  readonly #clock: VirtualClock
  readonly #wire: Wire
  readonly #table: () => Table
  #lastDown = 0

  constructor(person: string, table: () => Table, clock: VirtualClock, wire: Wire) {
    let lastUp = 0
    super(person, (player, message) => {
      clock.wakeAt(clock.now() + (wire.holds?.(message) ?? 0), () => {
        lastUp = Math.max(lastUp, clock.now() + wire.delay + (wire.jitter?.(message) ?? 0))
        clock.wakeAt(lastUp, () => table().receive(player.connection, message, clock.now()))
      })
    })
    this.#clock = clock
    this.#wire = wire
    this.#table = table
  }

  override hear(message: ServerMessage): void {
    const { delay, jitter } = this.#wire
    this.#lastDown = Math.max(this.#lastDown, this.#clock.now() + delay + (jitter?.(message) ?? 0))
    this.#clock.wakeAt(this.#lastDown, () => super.hear(message))
    if (message.type === 'ping' && this.#wire.frames !== undefined) this.#measure(2 * delay + this.#wire.frames)
  }

  #measure(trip: number): void {
    const arrive = () => this.#table().receive(this.connection, { type: 'lineMeasured', trip }, this.#clock.now())
    this.#clock.wakeAt(this.#clock.now() + trip, arrive)
  }
}
