import type { Clock } from '@jelly/table'
import type { ServerClock } from './ServerClock.ts'

/** The longest that something waits for its time: more means that the clocks are not yet known well. */
const MOST = 400

interface Waiting<Item> {
  /** By the server's clock. */
  readonly due: number
  readonly item: Item
}

export interface ShowQueueOptions<Item> {
  readonly clock: Clock
  readonly serverClock: ServerClock
  readonly show: (items: readonly Item[]) => void
  /** Timers of a hidden page hardly run, so a hidden page shows everything at once. */
  readonly isHidden: () => boolean
  /** How much longer a busy screen asks for, when the first of these has been due for so long. */
  readonly makeWay?: (due: readonly Item[], late: number) => number
}

/** Holds what everybody is to see at the same moment until that moment, in the order it came. */
export class ShowQueue<Item> {
  readonly #options: ShowQueueOptions<Item>
  #waiting: readonly Waiting<Item>[] = []
  #cancel: () => void = () => undefined

  constructor(options: ShowQueueOptions<Item>) {
    this.#options = options
  }

  /** Nothing is shown before what came earlier. */
  add(item: Item, at: number): void {
    const last = this.#waiting.at(-1)?.due ?? 0
    const now = this.#options.serverClock.now()
    const due = Math.max(last, now, Math.min(at, now + MOST))
    this.#waiting = [...this.#waiting, { item, due }]
    this.#turn()
  }

  /** Drops everything that waits, without showing it. */
  clear(): readonly Item[] {
    const waiting = this.#waiting
    this.#cancel()
    this.#waiting = []
    return waiting.map(({ item }) => item)
  }

  #turn(): void {
    const { clock, serverClock, show, isHidden } = this.#options
    this.#cancel()
    const now = serverClock.now()
    const due = this.#waiting.filter((waiting) => waiting.due <= now || isHidden())
    const wait = this.#waitFor(due, now)
    if (wait > 0) return void (this.#cancel = clock.wakeAt(clock.now() + wait, () => this.#turn()))
    this.#waiting = this.#waiting.slice(due.length)
    const [next] = this.#waiting
    if (next) this.#cancel = clock.wakeAt(clock.now() + Math.max(1, next.due - now), () => this.#turn())
    if (due.length > 0) show(due.map(({ item }) => item))
  }

  #waitFor(due: readonly Waiting<Item>[], now: number): number {
    const { makeWay, isHidden } = this.#options
    const [first] = due
    if (first === undefined || makeWay === undefined || isHidden()) return 0
    const items = due.map(({ item }) => item)
    return makeWay(items, now - first.due)
  }
}
