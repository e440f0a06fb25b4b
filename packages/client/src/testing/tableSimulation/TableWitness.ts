import { isDeepStrictEqual } from 'node:util'
import { DICE_PER_SEAT, ownerOf, type Seat, type Viewer } from '@jelly/rules'
import {
  cloneTable,
  numberedEvents,
  type JournalRow,
  type ServerMessage,
  type TableEvent,
  tableEventFor,
  type TableRecord,
  type TableState,
  type TableView,
  tableViewOf,
} from '@jelly/table'
import { applyRow, beginRecord } from '@jelly/table/testing'
import type { FaultyDisk } from './FaultyDisk.ts'

const REMEMBERED = 400

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
  readonly #told = new Map<
    number,
    { readonly events: readonly TableEvent<never>[]; readonly state: TableState<never> }
  >()

  constructor(disk: FaultyDisk) {
    this.#disk = disk
  }

  /** Whatever is told must be in the journal by then. */
  tells(connection: string, person: string, message: ServerMessage): void {
    this.#catchUp()
    if (message.type === 'view') this.#viewers.set(connection, message.you ?? 'spectator')
    if (message.type === 'done') this.#answers(person, message)
    if (message.type === 'events') this.#sameEvents(message, this.#viewers.get(connection) ?? 'spectator')
  }

  /** A view that was followed by events is the view of the state that the journal brings back. */
  sees({ person, seq, view, you }: Seer): void {
    const known = this.#told.get(seq)
    if (known === undefined || view === null) return
    const expected: unknown = JSON.parse(JSON.stringify(tableViewOf(known.state, you ?? 'spectator')))
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

  #sameEvents({ seq, events }: Extract<ServerMessage, { type: 'events' }>, viewer: Viewer): void {
    const known = this.#told.get(seq)
    if (known === undefined) throw new Error(`number ${seq} was told and is not in the journal`)
    const expected = known.events.map((event) => tableEventFor(event, viewer))
    if (JSON.stringify(expected) !== JSON.stringify(events)) throw new Error(`number ${seq} was told differently`)
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
    if (events.length === 0) return
    this.#told.set(notes.told, { events, state: cloneTable(state) })
    this.#told.delete(notes.told - REMEMBERED)
  }
}

const TIMERS = {
  sandRunsOut: 'sand',
  startRound: 'start',
  answerByDefault: 'choice',
  flipTimer: 'autoFlip',
} as const

/** No timer rings early. */
function notEarly({ request, seat, at }: JournalRow, { deadlines }: TableState<never>): void {
  const name = TIMERS[request?.type as keyof typeof TIMERS]
  if (name === undefined || seat !== 'table') return
  const due = deadlines[name]
  if (due === undefined || at < due) throw new Error(`${request?.type} at ${at}, due at ${due}`)
}

/** One acceptance a message, in the order of their numbers. */
function rising({ id, seat }: JournalRow, { state, notes }: TableRecord): void {
  const sitter = typeof seat === 'number' ? state.seats[seat] : undefined
  if (id === null || sitter?.kind !== 'person') return
  const last = notes.acceptedIds[sitter.person]?.at(-1) ?? 0
  if (id <= last) throw new Error(`message ${id} of ${sitter.person} was accepted after ${last}`)
}

/** [R5] During a round each seat's seven dice are in its hand, on a district or on the center. */
function conserved({ game }: TableState<never>): void {
  if (game === null || game.phase !== 'scramble') return
  const counts = game.squads.map(({ hand }) => hand.length)
  for (const { die } of [...game.districts.flatMap(({ dice }) => dice), ...game.center])
    counts[ownerOf(die)] = (counts[ownerOf(die)] ?? 0) + 1
  if (counts.some((count) => count !== DICE_PER_SEAT)) throw new Error(`the seats have ${counts.join(', ')} dice`)
}
