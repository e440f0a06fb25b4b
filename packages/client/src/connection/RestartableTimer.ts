import type { Clock } from '@jelly/table'

/** A timer for one thing that is put off again and again. Putting it off needs no new timer. */
export class RestartableTimer {
  readonly #clock: Clock
  #due = 0
  #act: () => void = () => undefined
  #timer: { readonly at: number; readonly cancel: () => void } | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  set(due: number, act: () => void): void {
    this.#due = due
    this.#act = act
    if (this.#timer === null || this.#timer.at > due) this.#arm()
  }

  clear(): void {
    this.#timer?.cancel()
    this.#timer = null
  }

  #arm(): void {
    this.clear()
    const at = this.#due
    this.#timer = { at, cancel: this.#clock.wakeAt(at, () => this.#ring()) }
  }

  #ring(): void {
    this.#timer = null
    if (this.#clock.now() < this.#due) this.#arm()
    else this.#act()
  }
}
