import { isDeepStrictEqual } from 'node:util'
import type { Seat, Viewer } from '@jelly/rules'
import {
  evolveTable,
  numberedEvents,
  type JournalRow,
  rebuildRecord,
  type ServerMessage,
  type TableState,
  tableViewOf,
} from '@jelly/table'
import { conserved, notEarly, ToldEvents } from '@jelly/table/testing'
import type { Platter } from './SimDisk.ts'

/** Reads a table's journal as it grows and complains as soon as anybody was told anything else. */
export class Witness {
  readonly #platter: Platter
  readonly #table: string
  #state: TableState<never> | null = null
  #rows = 0
  #count = 0
  readonly #asked = new Set<string>()
  readonly #accepted = new Set<string>()
  readonly #told = new ToldEvents()

  constructor(platter: Platter, table: string) {
    this.#platter = platter
    this.#table = table
  }

  get rows(): number {
    return this.#rows
  }

  /** A seat has asked for something under this number. */
  asks(seat: Seat, id: number): void {
    this.#asked.add(`${seat}/${id}`)
  }

  /** What a server is about to tell must be durable by then, and the same as ever. */
  tells(viewer: Viewer, message: ServerMessage): void {
    this.#catchUp()
    if (message.type === 'events') this.#told.check(message, viewer)
    if (message.type === 'view') this.sees(message.seq, message.view, viewer)
    if (message.type === 'done' && viewer !== 'spectator') this.#answers(viewer, message)
  }

  /** A yes is in the journal, a no is not. */
  #answers(seat: Seat, { id, refusal }: Extract<ServerMessage, { type: 'done' }>): void {
    const isYes = refusal === null || refusal.refused === 'alreadyHandled'
    if (isYes === this.#accepted.has(`${seat}/${id}`)) return
    throw new Error(
      `request ${id} of seat ${seat} was answered ${refusal?.refused ?? 'yes'}, the journal says otherwise`,
    )
  }

  /** A view that followed the events is the view of the state that the journal brings back. */
  sees(seq: number, view: unknown, viewer: Viewer): void {
    const state = this.#told.stateAt(seq)
    if (state === undefined) return
    if (!isSameJson(JSON.stringify(view), JSON.stringify(tableViewOf(state, viewer))))
      throw new Error(`viewer ${viewer} sees something else at number ${seq}`)
  }

  #catchUp(): void {
    for (const row of this.#platter.written(this.#table).slice(this.#rows)) this.#apply(row)
  }

  #apply(row: JournalRow): void {
    if (row.seq !== ++this.#rows) throw new Error(`row ${row.seq} stands where row ${this.#rows} belongs`)
    if (this.#state === null) this.#state = rebuildRecord([row]).state
    else {
      notEarly(row, this.#state)
      for (const event of numberedEvents(row)) evolveTable(this.#state, event, 'table')
    }
    this.#accept(row)
    conserved(this.#state)
    const events = numberedEvents(row)
    if (events.length > 0) this.#told.add(++this.#count, events, this.#state)
  }

  #accept({ seat, id }: JournalRow): void {
    if (id === null) return
    const name = `${seat}/${id}`
    if (!this.#asked.has(name)) throw new Error(`request ${name} was accepted, and nobody asked for it`)
    if (this.#accepted.has(name)) throw new Error(`request ${name} was accepted twice`)
    this.#accepted.add(name)
  }
}

/** Fields may stand in any order. */
const isSameJson = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
