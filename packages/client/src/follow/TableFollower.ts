import type { Seat } from '@jelly/rules'
import { followEvents, type ServerMessage, type TableView, type TableViewEvent } from '@jelly/table'
import { shareUnchanged } from './shareUnchanged.ts'

export type ViewMessage = Extract<ServerMessage, { type: 'view' }>
export type EventsMessage = Extract<ServerMessage, { type: 'events' }>

/** Told of each event before it is put on the view, which is then still as it was before the event. */
export type MessageWatcher = (event: TableViewEvent, view: TableView, message: EventsMessage) => void

/** Keeps a view up to date by numbered events. A view that it gave away is never written again. */
export class TableFollower {
  #view: TableView | null = null
  #you: Seat | null = null
  #seq = 0
  #received = 0
  #isResyncing = false

  get view(): TableView | null {
    return this.#view
  }

  get you(): Seat | null {
    return this.#you
  }

  /** The number up to which the view shows everything. */
  get seq(): number {
    return this.#seq
  }

  /** The last number that came, shown or not. */
  get received(): number {
    return this.#received
  }

  see({ view, seq, you }: ViewMessage): void {
    // After a reconnect most of it is known: what is kept here is not compared again with each event.
    this.#view = shareUnchanged(this.#view, view)
    this.#you = you
    this.#seq = seq
    this.#received = seq
    this.#isResyncing = false
  }

  sit(you: Seat | null): void {
    this.#you = you
  }

  /** `next`: it is to be shown; `gap`: something was missed, and the whole view is to be asked for; `old`: nothing. */
  receive({ seq }: EventsMessage): 'next' | 'gap' | 'old' {
    if (this.#isResyncing || (this.#view !== null && seq <= this.#received)) return 'old'
    if (this.#view === null || seq !== this.#received + 1) {
      this.#isResyncing = true
      return 'gap'
    }
    this.#received = seq
    return 'next'
  }

  show(messages: readonly EventsMessage[], watch?: MessageWatcher): void {
    for (const message of messages) {
      if (this.#view === null) return
      const told = watch && ((event: TableViewEvent, before: TableView) => watch(event, before, message))
      this.#view = followEvents(this.#view, message.events, this.#you ?? 'spectator', told)
      this.#seq = message.seq
    }
  }
}
