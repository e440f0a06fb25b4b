export interface Announcement {
  readonly id: number
  readonly text: string
}

type Listener = () => void

/** Words for a screen reader: what I did and what I asked (`status`), what happened to me (`alert`). */
class Announcements {
  readonly #listeners = new Set<Listener>()
  #last: Announcement = { id: 0, text: '' }

  get = (): Announcement => this.#last

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  say = (text: string): void => {
    this.#last = { id: this.#last.id + 1, text }
    for (const listener of this.#listeners) listener()
  }
}

export const status = new Announcements()
export const alerts = new Announcements()
