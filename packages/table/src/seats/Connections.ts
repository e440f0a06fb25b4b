import type { Seat, Viewer } from '@jelly/rules'
import {
  PROTOCOL_VERSION,
  type ByeReason,
  type ServerMessage,
  type Standing,
  type TableView,
} from '../model/message.ts'
import type { Audience, Clock, JournalRow } from '../model/ports.ts'
import type { QuietEvent, TableEvent } from '../model/tableEvent.ts'
import type { RoundTrips } from '../fairness/RoundTrips.ts'
import { doorViewOf, isWaiting } from '../record/doorView.ts'
import { isSame } from '../record/isSame.ts'
import { lastIdOf, notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { seatOfPerson } from '../record/people.ts'
import { standingOf, whyOut } from './standing.ts'
import { Watchers } from './Watchers.ts'
import { isQuiet, numberedEvents, quietMessageFor, tableEventFor, tableViewOf } from '../record/tableView.ts'

export interface PersonConnection {
  readonly id: string
  readonly person: string
  readonly name: string
  seat: Seat | null
  /** Told nothing before its first view. */
  welcomed: boolean
  /** The view of the door that it saw last, as text; null for one who is in. */
  door: string | null
  /** The name that the others are told while this person watches. */
  shownName: string | null
  /** What it was told last about who watches; null before the first time. */
  watchersTold: string | null
  standingTold: Standing | null
  readonly trips: RoundTrips
}

/** Who is connected, and what each of them is told. */
export class Connections {
  readonly #byId = new Map<string, PersonConnection>()
  readonly #byPerson = new Map<string, PersonConnection>()
  readonly #watchers = new Watchers()
  readonly #audience: Audience
  readonly #clock: Clock
  /** Rises whenever somebody comes, goes, or has another seat. */
  #changes = 0
  #bySeat: (PersonConnection | undefined)[] = []
  #bySeatAt = 0

  constructor(audience: Audience, clock: Clock) {
    this.#audience = audience
    this.#clock = clock
  }

  /** One live connection a person: a second one takes over. */
  add(connection: PersonConnection): void {
    const old = this.#byPerson.get(connection.person)
    if (old !== undefined) this.dismiss(old, 'takenOver')
    this.#changes++
    this.#byId.set(connection.id, connection)
    this.#byPerson.set(connection.person, connection)
  }

  get changes(): number {
    return this.#changes
  }

  get(id: string): PersonConnection | undefined {
    return this.#byId.get(id)
  }

  ofPerson(person: string): PersonConnection | undefined {
    return this.#byPerson.get(person)
  }

  /** Who is dismissed while they are gone through is simply left out. */
  all(): IterableIterator<PersonConnection> {
    return this.#byId.values()
  }

  /** How many are connected without a seat. */
  get watching(): number {
    let watching = 0
    for (const { seat } of this.#byId.values()) if (seat === null) watching++
    return watching
  }

  /** How long the way from the person on a seat is; null where nobody is connected there. */
  oneWayOf(seat: Seat): number | null {
    return this.#seated()[seat]?.trips.oneWay ?? null
  }

  /** By how much the answers of the person on a seat are slower than their line. */
  answersLateOf(seat: Seat): number {
    return this.#seated()[seat]?.trips.answersLate ?? 0
  }

  /** The connection of each seat, kept until somebody comes, goes or changes seats. */
  #seated(): readonly (PersonConnection | undefined)[] {
    if (this.#bySeatAt === this.#changes) return this.#bySeat
    this.#bySeatAt = this.#changes
    this.#bySeat = []
    for (const connection of this.#byId.values())
      if (connection.seat !== null) this.#bySeat[connection.seat] ??= connection
    return this.#bySeat
  }

  /** How much later everybody can have seen something; nothing where one player is alone. */
  get slowestPlayer(): number {
    let players = 0
    let slowest = 0
    for (const connection of this.#seated()) {
      if (connection === undefined) continue
      players++
      slowest = Math.max(slowest, connection.trips.oneWay)
    }
    return players < 2 ? 0 : slowest
  }

  remove(connection: PersonConnection): void {
    this.#changes++
    this.#byId.delete(connection.id)
    this.#watchers.changed()
    if (this.#byPerson.get(connection.person) === connection) this.#byPerson.delete(connection.person)
  }

  dismiss(connection: PersonConnection, reason: ByeReason): void {
    this.remove(connection)
    this.tell(connection, { type: 'bye', reason })
  }

  tell({ id }: PersonConnection, message: ServerMessage): void {
    this.#audience.tell(id, message)
  }

  /** The seat is looked up anew: somebody may have sat down meanwhile. */
  welcome(connection: PersonConnection, { state, notes }: TableRecord): void {
    const { id, person } = connection
    if (this.#byId.get(id) !== connection) return
    const seat = seatOfPerson(state, person)
    connection.seat = seat
    this.#changes++
    connection.door = isWaiting(state, person) ? '' : null
    connection.welcomed = true
    const lastId = lastIdOf(notes, person)
    const now = this.#clock.now()
    this.tell(connection, { type: 'welcome', protocol: PROTOCOL_VERSION, table: state.id, you: seat, lastId, now })
    connection.standingTold = null
    this.#tellStanding(connection, { state, notes })
    this.showView(connection, { state, notes })
    this.#watchers.changed()
    this.tellWatchers()
  }

  /** To those who play, and to those who have not heard of it yet; with `toAll` to everybody. */
  tellWatchers(toAll = false): void {
    this.#watchers.tell([...this.all()], toAll, (connection, message) => this.tell(connection, message))
  }

  showView(connection: PersonConnection, { state, notes }: TableRecord): void {
    const { seat, welcomed, door } = connection
    if (!welcomed) return
    if (door !== null) return this.#showDoor(connection, doorViewOf(state, connection.person))
    const view = tableViewOf(state, viewerOf(connection))
    this.tell(connection, { type: 'view', seq: notes.told, now: this.#clock.now(), you: seat, view })
    if (seat !== null) this.tell(connection, { type: 'plan', plan: notesOf(notes, seat).plan })
  }

  /** Tells a row that is durable: events to those who keep their seat, a new view to those who sat down or got up. */
  tellRow(row: JournalRow, record: TableRecord, at: number): void {
    const quiet = row.events.filter(isQuiet)
    const events = numberedEvents(row)
    const told: EventsMessage[] = []
    for (const connection of this.all()) {
      if (!connection.welcomed) continue
      if (connection.door === null) for (const event of quiet) this.#tellQuietly(connection, event)
      if (this.#reseat(connection, row, record)) continue
      this.#tellStanding(connection, record)
      if (events.length === 0) continue
      if (connection.door !== null) this.#showNewNames(connection, record)
      else this.tell(connection, eventsFor(events, record.notes.told, viewerOf(connection), at, told))
    }
    for (const event of quiet) if (event.type === 'watcherNamed') this.#nameWatcher(event.person, event.name)
    this.tellWatchers(events.some(({ type }) => type === 'phaseChanged'))
  }

  #tellStanding(connection: PersonConnection, record: TableRecord): void {
    const standing = connection.seat === null ? standingOf(record, connection.person) : null
    if (standing === connection.standingTold) return
    connection.standingTold = standing
    this.tell(connection, { type: 'standing', standing })
  }

  #nameWatcher(person: string, name: string | null): void {
    const connection = this.ofPerson(person)
    if (connection === undefined) return
    connection.shownName = name
    // Whoever asked for it sees it at once.
    connection.watchersTold = null
    this.#watchers.changed()
  }

  /** Without a number: how many rows there are is not for those who wait. */
  #showDoor(connection: PersonConnection, view: TableView): void {
    connection.door = JSON.stringify(view)
    this.tell(connection, { type: 'view', seq: 0, now: this.#clock.now(), you: null, view })
  }

  #showNewNames(connection: PersonConnection, { state }: TableRecord): void {
    const view = doorViewOf(state, connection.person)
    if (JSON.stringify(view) !== connection.door) this.#showDoor(connection, view)
  }

  #tellQuietly(connection: PersonConnection, event: QuietEvent): void {
    const message = quietMessageFor(event, viewerOf(connection))
    if (message !== null) this.tell(connection, message)
  }

  #reseat(connection: PersonConnection, row: JournalRow, record: TableRecord): boolean {
    const { seat: before, person } = connection
    const seat = seatOfPerson(record.state, person)
    const moved = seat !== before || isAtTheDoor(connection, record) !== (connection.door !== null)
    if (moved) this.#changes++
    connection.seat = seat
    const removed = row.events.some((event) => event.type === 'personRemoved' && event.seat === before)
    const out = seat !== null ? null : moved && removed ? 'removed' : whyOut(record, person)
    if (out !== null) this.dismiss(connection, out)
    else if (moved) this.welcome(connection, record)
    else return false
    return true
  }
}

export const viewerOf = ({ seat }: PersonConnection): Viewer => seat ?? 'spectator'

/** Somebody who came to watch goes on watching while they wait, as long as watching is allowed. */
const isAtTheDoor = ({ person, door }: PersonConnection, { state }: TableRecord): boolean =>
  isWaiting(state, person) && (door !== null || !state.settings.spectators)

type EventsMessage = Extract<ServerMessage, { type: 'events' }>

/** Viewers who may know the same share one message, so that it is encoded once. */
function eventsFor(
  all: readonly TableEvent<never>[],
  seq: number,
  viewer: Viewer,
  at: number,
  told: EventsMessage[],
): EventsMessage {
  // Only what happens in the game differs by viewer.
  if (told[0] !== undefined && !all.some(({ type }) => type === 'game')) return told[0]
  const events = all.map((event) => tableEventFor(event, viewer))
  for (const message of told) if (isSame(message.events, events)) return message
  const message: EventsMessage = { type: 'events', seq, at, events }
  told.push(message)
  return message
}
