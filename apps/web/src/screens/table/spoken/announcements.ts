export interface Announcement {
  readonly id: number
  readonly text: string
}

type Listener = () => void

/** What comes together is read in turn; so many lines wait for a reader that is slow. */
const KEPT = 8

/** Words for a screen reader: what I did and what I asked (`status`), what happened to me (`alert`). */
class Announcements {
  readonly #listeners = new Set<Listener>()
  #count = 0
  #lines: readonly Announcement[] = []

  get = (): readonly Announcement[] => this.#lines

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  say = (text: string): void => {
    if (text === '') return
    this.#lines = [...this.#lines, { id: ++this.#count, text }].slice(-KEPT)
    for (const listener of this.#listeners) listener()
  }
}

export const status = new Announcements()
export const alerts = new Announcements()
