import type { Clock } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'

/** The clock of one process: it may be wrong, and the process may stand still, or be over. */
export class Pause implements Clock {
  readonly #clock: VirtualClock
  readonly #off: number
  #held: (() => void)[] | null = null
  #isDead = false

  constructor(clock: VirtualClock, off = 0) {
    this.#clock = clock
    this.#off = off
  }

  get isDead(): boolean {
    return this.#isDead
  }

  get isStopped(): boolean {
    return this.#held !== null
  }

  now(): number {
    return this.#clock.now() + this.#off
  }

  wakeAt(time: number, wake: () => void): () => void {
    return this.#clock.wakeAt(time - this.#off, () => this.run(wake))
  }

  /** Now, when the process goes on, or never. */
  run(act: () => void): void {
    if (this.#isDead) return
    if (this.#held) this.#held.push(act)
    else act()
  }

  stop(): void {
    this.#held ??= []
  }

  /** All that was due meanwhile happens at once. */
  go(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const act of held) this.run(act)
  }

  die(): void {
    this.#isDead = true
  }
}
