const QUIET = 3000
/** Screens on which nobody is in the middle of something. A table, practice, the lesson and a replay are none. */
const RESTING = /^\/(rules|districts|settings|games|fair-dice)?$/

export const isRestingScreen = (path: string): boolean => RESTING.test(path)

/** Knows whether a reload would disturb. Times in ms. */
export class AtRest {
  #arrived = performance.now()
  #pressed = -Infinity

  constructor() {
    const press = (): void => void (this.#pressed = performance.now())
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, press, { capture: true, passive: true })
  }

  arrive(): void {
    this.#arrived = performance.now()
  }

  /** Right after an arrival, or after a while without a press; not while somebody types or reads a dialog. */
  isNow(): boolean {
    const isQuiet = this.#pressed <= this.#arrived || performance.now() - this.#pressed >= QUIET
    return (
      isQuiet &&
      isRestingScreen(location.pathname) &&
      !document.querySelector('dialog[open], input:focus, textarea:focus')
    )
  }
}
