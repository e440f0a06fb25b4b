import type { Seat } from '@jelly/rules'
import { cloneTable, evolveTable, type ServerMessage, type TableView } from '@jelly/table'

/** Keeps a view up to date by the events, as the page does. */
export class ViewFollower {
  #view: TableView | null = null
  #you: Seat | null = null
  #seq = 0

  get view(): TableView | null {
    return this.#view
  }

  get you(): Seat | null {
    return this.#you
  }

  get seq(): number {
    return this.#seq
  }

  /** The view after the message, or null where something is missing in between. */
  follow(message: Extract<ServerMessage, { type: 'view' | 'events' }>): TableView | null {
    if (message.type === 'view') {
      this.#you = message.you
      this.#view = message.view
    } else {
      if (this.#view === null || message.seq !== this.#seq + 1) return null
      const next = cloneTable(this.#view)
      for (const event of message.events) evolveTable(next, event, this.#you ?? 'spectator')
      this.#view = next
    }
    this.#seq = message.seq
    return this.#view
  }
}
