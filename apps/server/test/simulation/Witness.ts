import { isDeepStrictEqual } from 'node:util'
import { DICE_PER_SEAT, ownerOf, type Seat, type Viewer } from '@jelly/rules'
import {
  cloneTable,
  evolveTable,
  numberedEvents,
  type JournalRow,
  rebuildRecord,
  type ServerMessage,
  type TableEvent,
  tableEventFor,
  type TableState,
  tableViewOf,
} from '@jelly/table'
import type { Platter } from './SimDisk.ts'

const REMEMBERED = 400

interface Told {
  readonly events: readonly TableEvent<never>[]
  readonly state: TableState<never>
}

/** Reads a table's journal as it grows and complains as soon as anybody was told anything else. */
export class Witness {
  readonly #platter: Platter
  readonly #table: string
  #state: TableState<never> | null = null
  #rows = 0
  #count = 0
  readonly #asked = new Set<string>()
  readonly #accepted = new Set<string>()
  readonly #told = new Map<number, Told>()

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
    if (message.type === 'events') this.#sameEvents(message, viewer)
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
    const known = this.#told.get(seq)
    if (known === undefined) return
    const expected: unknown = JSON.parse(JSON.stringify(tableViewOf(known.state, viewer)))
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(view)), expected))
      throw new Error(`viewer ${viewer} sees something else at number ${seq}`)
  }

  #sameEvents({ seq, events }: Extract<ServerMessage, { type: 'events' }>, viewer: Viewer): void {
    const known = this.#told.get(seq)
    if (known === undefined) throw new Error(`number ${seq} was told and is not in the journal`)
    const expected = known.events.map((event) => tableEventFor(event, viewer))
    if (JSON.stringify(expected) !== JSON.stringify(events)) throw new Error(`number ${seq} was told differently`)
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
    if (events.length === 0) return
    this.#told.set(++this.#count, { events, state: cloneTable(this.#state) })
    this.#told.delete(this.#count - REMEMBERED)
  }

  #accept({ seat, id }: JournalRow): void {
    if (id === null) return
    const name = `${seat}/${id}`
    if (!this.#asked.has(name)) throw new Error(`request ${name} was accepted, and nobody asked for it`)
    if (this.#accepted.has(name)) throw new Error(`request ${name} was accepted twice`)
    this.#accepted.add(name)
  }
}

const TIMERS = { sandRunsOut: 'sand', startRound: 'start', answerByDefault: 'choice', flipTimer: 'autoFlip' } as const

/** No timer rings early. */
function notEarly({ request, seat, at }: JournalRow, { deadlines }: TableState<never>): void {
  const name = TIMERS[request?.type as keyof typeof TIMERS]
  if (name === undefined || seat !== 'table') return
  const due = deadlines[name]
  if (due === undefined || at < due) throw new Error(`${request?.type} at ${at}, due at ${due}`)
}

/** [R5] During a round each seat's seven dice are in its hand, on a district or on the center. */
function conserved({ game }: TableState<never>): void {
  if (game === null || game.phase !== 'scramble') return
  const counts = game.squads.map(({ hand }) => hand.length)
  for (const { die } of [...game.districts.flatMap(({ dice }) => dice), ...game.center]) {
    counts[ownerOf(die)] = (counts[ownerOf(die)] ?? 0) + 1
  }
  if (counts.some((count) => count !== DICE_PER_SEAT)) throw new Error(`the seats have ${counts.join(', ')} dice`)
}
