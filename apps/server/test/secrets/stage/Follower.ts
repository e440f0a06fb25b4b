import type { Seat } from '@jelly/rules'
import { evolveTable, type ServerMessage, type TableView } from '@jelly/table'

/** What a browser makes of what it is told. */
export class Follower {
  view: TableView | null = null
  you: Seat | null = null
  seq = 0
  lastId = 0
  /** The numbers of requests that are not answered yet. */
  readonly pending = new Set<number>()
  hasPlan = false

  hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#greet(message)
    if (message.type === 'view') this.#look(message)
    if (message.type === 'events') this.#follow(message)
    if (message.type === 'plan') this.hasPlan = message.plan !== null
    if (message.type === 'done') this.pending.delete(message.id)
  }

  #greet({ lastId, you }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.lastId = Math.max(this.lastId, lastId)
    this.you = you
    this.pending.clear()
  }

  #look({ view, seq, you }: Extract<ServerMessage, { type: 'view' }>): void {
    this.view = view
    this.seq = seq
    this.you = you
  }

  #follow({ seq, events }: Extract<ServerMessage, { type: 'events' }>): void {
    this.seq = seq
    if (this.view === null) return
    for (const event of events) evolveTable(this.view, event, this.you ?? 'spectator')
  }
}
