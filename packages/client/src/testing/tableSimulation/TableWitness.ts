import { isDeepStrictEqual } from 'node:util'
import type { Seat, Viewer } from '@jelly/rules'
import {
  numberedEvents,
  type JournalRow,
  type ServerMessage,
  type TableRecord,
  type TableView,
  tableViewOf,
} from '@jelly/table'
import { applyRow, beginRecord, conserved, notEarly, ToldEvents } from '@jelly/table/testing'
import type { FaultyDisk } from './FaultyDisk.ts'

/** Somebody with a view. */
interface Seer {
  readonly person: string
  readonly seq: number
  readonly view: TableView | null
  readonly you: Seat | null
}

/** Replays the journal beside the table and complains as soon as anybody was told anything else. */
export class TableWitness {
  readonly #disk: FaultyDisk
  #read = 0
  #record: TableRecord | null = null
  readonly #viewers = new Map<string, Viewer>()
  readonly #told = new ToldEvents()

  constructor(disk: FaultyDisk) {
    this.#disk = disk
  }

  /** Whatever is told must be in the journal by then. */
  tells(connection: string, person: string, message: ServerMessage): void {
    this.#catchUp()
    if (message.type === 'view') this.#viewers.set(connection, message.you ?? 'spectator')
    if (message.type === 'done') this.#answers(person, message)
    if (message.type === 'events') this.#told.check(message, this.#viewers.get(connection) ?? 'spectator')
  }

  /** A view that was followed by events is the view of the state that the journal brings back. */
  sees({ person, seq, view, you }: Seer): void {
    const state = this.#told.stateAt(seq)
    if (state === undefined || view === null) return
    const expected: unknown = JSON.parse(JSON.stringify(tableViewOf(state, you ?? 'spectator')))
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(view)), expected))
      throw new Error(`${person} sees something else at number ${seq}`)
  }

  #answers(person: string, { id, refusal }: Extract<ServerMessage, { type: 'done' }>): void {
    const accepted = this.#record?.notes.acceptedIds[person] ?? []
    const last = accepted.at(-1) ?? 0
    if (refusal === null && last < id)
      throw new Error(`${person}'s message ${id} was acknowledged, the journal knows ${last}`)
    if (refusal?.refused === 'alreadyHandled' && !accepted.includes(id))
      throw new Error(`${person}'s message ${id} is said to be handled, and the journal does not know it`)
    if (refusal?.refused === 'notDone' && accepted.includes(id))
      throw new Error(`${person}'s message ${id} is said not to be done, and it is in the journal`)
  }

  #catchUp(): void {
    for (; this.#read < this.#disk.length; this.#read++) this.#apply(this.#disk.row(this.#read))
  }

  #apply(row: JournalRow): void {
    if (this.#record === null) this.#record = beginRecord(row)
    else {
      notEarly(row, this.#record.state)
      rising(row, this.#record)
      applyRow(this.#record, row)
    }
    const { state, notes } = this.#record
    conserved(state)
    const events = numberedEvents(row)
    if (events.length > 0) this.#told.add(notes.told, events, state)
  }
}

/** One acceptance a message, in the order of their numbers. */
function rising({ id, seat }: JournalRow, { state, notes }: TableRecord): void {
  const sitter = typeof seat === 'number' ? state.seats[seat] : undefined
  if (id === null || sitter?.kind !== 'person') return
  const last = notes.acceptedIds[sitter.person]?.at(-1) ?? 0
  if (id <= last) throw new Error(`message ${id} of ${sitter.person} was accepted after ${last}`)
}
