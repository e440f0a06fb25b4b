import type { Clock } from '../model/ports.ts'

/** The next time at which the table wants to be woken; there is one at a time. */
export class Alarm {
  readonly #clock: Clock
  readonly #wake: () => void
  #at: number | null = null
  #callOff: () => void = () => undefined

  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock
    this.#wake = wake
  }

  set(at: number | null): void {
    if (at === this.#at) return
    this.#callOff()
    this.#at = at
    this.#callOff = at === null ? () => undefined : this.#clock.wakeAt(at, () => this.#ring())
  }

  #ring(): void {
    this.#at = null
    this.#wake()
  }
}
