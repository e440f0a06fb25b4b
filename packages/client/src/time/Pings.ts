import type { Clock } from '@jelly/table'
import type { ServerClock } from './ServerClock.ts'

const EVERY = 4000
const FIRST = 4
const BETWEEN_FIRST = 300

/** Asks the server for its time: a few times at once, then now and then. It is also a sign that the connection holds. */
export class Pings {
  readonly #clock: Clock
  readonly #serverClock: ServerClock
  readonly #send: (n: number) => void
  readonly #asked = new Map<number, number>()
  #count = 0
  #cancel: () => void = () => undefined

  constructor(clock: Clock, serverClock: ServerClock, send: (n: number) => void) {
    this.#clock = clock
    this.#serverClock = serverClock
    this.#send = send
  }

  /** For a new connection: nothing that was measured before is used. */
  begin(): void {
    this.stop()
    this.#asked.clear()
    this.#serverClock.forget()
    this.#goOn(FIRST)
  }

  stop(): void {
    this.#cancel()
  }

  ask(): void {
    const n = ++this.#count
    this.#asked.set(n, this.#clock.now())
    this.#send(n)
  }

  answered(n: number, now: number): void {
    const asked = this.#asked.get(n)
    if (asked === undefined) return
    this.#asked.delete(n)
    this.#serverClock.measure(asked, now)
  }

  #goOn(first: number): void {
    this.ask()
    const wait = first > 1 ? BETWEEN_FIRST : EVERY
    this.#cancel = this.#clock.wakeAt(this.#clock.now() + wait, () => this.#goOn(first - 1))
  }
}
