import type { Clock } from '@jelly/table'

/** How long an answer is used again, so that frequent questions do not load the disk. */
const KEPT = 1000
/** A store that has not answered after this time is not healthy. */
const PATIENCE = 2000

/** Whether the server can keep its promises: asks the store, at most once a second. */
export class Health {
  readonly #check: () => Promise<void>
  readonly #clock: Clock
  #asked: Promise<boolean> | null = null
  #until = 0

  constructor(check: () => Promise<void>, clock: Clock) {
    this.#check = check
    this.#clock = clock
  }

  isWell(): Promise<boolean> {
    if (this.#asked !== null && this.#clock.now() < this.#until) return this.#asked
    this.#until = this.#clock.now() + KEPT
    this.#asked = this.#ask()
    return this.#asked
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const callOff = this.#clock.wakeAt(this.#clock.now() + PATIENCE, () => resolve(false))
      const settle = (isWell: boolean) => {
        callOff()
        resolve(isWell)
      }
      this.#check().then(
        () => settle(true),
        () => settle(false),
      )
    })
  }
}
