import type { TableSnapshot } from '@jelly/client'
import type { Actions, TablePort } from './Actions.ts'

/** A little early: the table keeps a press until the floor allows it. */
const EARLY = 60

const rollsOf = ({ view, you }: TableSnapshot): number => (you === null ? 0 : (view?.game?.drawn[you] ?? 0))

/** Rolls again and again while the button is held, as fast as the floor allows and no faster. */
export class RollHold {
  readonly #actions: Actions
  readonly #table: TablePort
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopListening: (() => void) | null = null
  #seen = 0

  constructor(actions: Actions, table: TablePort) {
    this.#actions = actions
    this.#table = table
  }

  press = (): void => {
    if (this.#stopListening !== null) return
    this.#actions.roll()
    if (this.#actions.isPurist) return
    this.#seen = rollsOf(this.#table.get())
    this.#stopListening = this.#table.subscribe(() => this.#look())
  }

  release = (): void => {
    clearTimeout(this.#timer)
    this.#stopListening?.()
    this.#stopListening = null
  }

  #look(): void {
    const snapshot = this.#table.get()
    const rolls = rollsOf(snapshot)
    if (rolls === this.#seen) return
    this.#seen = rolls
    clearTimeout(this.#timer)
    const floor = snapshot.view?.durations.rollFloor ?? 0
    this.#timer = setTimeout(() => this.#actions.roll(), Math.max(0, floor - EARLY))
  }
}
