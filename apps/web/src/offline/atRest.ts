const QUIET = 3000
/** Who waits in a game soon presses again. */
const QUIET_IN_GAME = 15_000
/** Screens on which nobody is in the middle of something. Practice, the lesson and a replay are none. */
const RESTING = /^\/(rules|districts|settings|games|fair-dice)?$/

/** Whether no game is played here. A table says itself when it rests: `useTableRest`. */
export const isResting = (path: string): boolean => RESTING.test(path) || 'rest' in document.body.dataset

const isPlaying = (): boolean => document.querySelector('main[data-phase]') !== null

const BUSY = [
  'input:not([type=radio], [type=checkbox]):focus, textarea:focus, select:focus',
  'dialog[open]',
  // A lesson within the lobby.
  'main[data-phase]',
  // A code that was covered would be seen again.
  '[data-covered]',
].join()

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

  /** Until a while after the arrival and the last press. */
  async quiet(): Promise<void> {
    for (;;) {
      const since = Math.max(this.#pressed, this.#arrived)
      const wait = since + (isPlaying() ? QUIET_IN_GAME : QUIET) - performance.now()
      if (wait <= 0) return
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, QUIET)))
    }
  }

  /** Right after an arrival, or after a while without a press; not while somebody types or reads a dialog. */
  isNow(): boolean {
    const isQuiet = this.#pressed <= this.#arrived || performance.now() - this.#pressed >= QUIET
    return isQuiet && isResting(location.pathname) && !document.querySelector(BUSY)
  }
}
