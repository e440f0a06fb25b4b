import type { Seat } from '@jelly/rules'
import { RoundTrips } from './fairness/RoundTrips.ts'
import { openingRow } from './game/openingRow.ts'
import { Mailbox } from './mailbox/Mailbox.ts'
import type { UrgentArrival } from './mailbox/handlers.ts'
import type { ByeReason, TableMessage } from './model/message.ts'
import type { FailedRequest, HostedOptions, OpenOptions } from './model/options.ts'
import type { JournalRow } from './model/ports.ts'
import type { PossibleRefusal, Request, TableRefusal } from './model/request.ts'
import { TableStopped } from './model/TableStopped.ts'
import type { TableSummary } from './model/summary.ts'
import { isWaiting } from './record/doorView.ts'
import { isInGame } from './record/isInGame.ts'
import { seatOfPerson } from './record/people.ts'
import { summaryOf } from './record/summaryOf.ts'
import { beginRecord, rebuildRecord, type TableRecord } from './record/TableRecord.ts'
import type { PersonConnection } from './seats/Connections.ts'
import { seatLeftBy } from './seats/line.ts'
import { readName } from './seats/playerName.ts'
import { whyOut } from './seats/standing.ts'

/** So many may watch at a time. */
const MOST_WATCHING = 200

type SeatAnswer = { seat: Seat } | { waiting: true } | TableRefusal

/** One running game and who sits at it. The package's README says how it is hosted. */
export class Table {
  readonly #mailbox: Mailbox
  readonly #options: HostedOptions

  private constructor(record: TableRecord, options: HostedOptions, epoch: number) {
    this.#options = options
    this.#mailbox = new Mailbox(record, options, epoch)
  }

  static async open(options: OpenOptions): Promise<Table> {
    const first = openingRow(options)
    await options.ports.journal.append(first)
    const table = new Table(beginRecord(first), options, first.epoch)
    table.#mailbox.look()
    return table
  }

  /**
   * From a table's rows alone (or a record of it, which is taken over, and the rows after), in a new epoch; a game under
   * way stays frozen until people are back.
   */
  static async restore(rows: readonly JournalRow[], options: HostedOptions, from?: TableRecord): Promise<Table> {
    const record = rebuildRecord(rows, from)
    const { at, epoch } = record.notes
    const table = new Table(record, options, options.epoch ?? epoch + 1)
    await table.#put({ type: 'restored', since: at })
    return table
  }

  /** Sits down, or waits for the host to approve. */
  async sit(person: string, name: string, seat?: Seat): Promise<SeatAnswer> {
    const read = readName(name)
    if ('problem' in read) return { refused: 'badName' }
    const request: Request = seat === undefined ? { type: 'takeSeat' } : { type: 'takeSeat', seat }
    return this.#seated(person, await this.#ask({ type: 'asked', person, ...read, request }))
  }

  /** Sits down, but only once the host has approved, whatever the settings say. */
  async knock(person: string, name: string): Promise<SeatAnswer> {
    const read = readName(name)
    if ('problem' in read) return { refused: 'badName' }
    return this.#seated(person, await this.#ask({ type: 'knocked', person, ...read }))
  }

  #seated(person: string, refusal: PossibleRefusal): SeatAnswer {
    if (refusal !== null) return refusal
    const taken = seatOfPerson(this.#mailbox.record.state, person)
    return taken === null ? { waiting: true } : { seat: taken }
  }

  /** A request that comes another way than as a numbered message. */
  request(person: string, request: Request): Promise<PossibleRefusal> {
    return this.#ask({ type: 'asked', person, name: 'Guest', request })
  }

  /** Seat by person, else a spectator. */
  connect(id: string, person: string, name = 'Guest'): void {
    this.#guard(null, () => {
      const { connections, record } = this.#mailbox
      const unwelcome = this.#whyUnwelcome(person)
      if (unwelcome !== null) return this.#options.ports.audience.tell(id, { type: 'bye', reason: unwelcome })
      const seat = seatOfPerson(record.state, person)
      const nobody = { shownName: null, watchersTold: null, standingTold: null }
      const connection = { id, person, name, seat, welcomed: false, door: null, ...nobody, trips: new RoundTrips() }
      connections.add(connection)
      this.#mailbox.put({ type: 'connected', person, settle: () => connections.welcome(connection, record) })
    })
  }

  disconnect(id: string): void {
    const { connections } = this.#mailbox
    const connection = connections.get(id)
    if (connection === undefined) return
    connections.remove(connection)
    connections.tellWatchers()
    this.#mailbox.put({ type: 'disconnected', person: connection.person })
  }

  receive(id: string, message: TableMessage, arrivedAt: number): void {
    const connection = this.#mailbox.connections.get(id)
    if (connection === undefined) return
    const { person } = connection
    const failed = message.type === 'do' ? { person, ids: [message.id], type: message.request.type } : null
    this.#guard(failed, () => this.#take(connection, message, arrivedAt))
  }

  #take(connection: PersonConnection, message: TableMessage, arrivedAt: number): void {
    const { connections, presses, record } = this.#mailbox
    if (message.type === 'pong') return connection.trips.ponged(message.n, arrivedAt)
    if (message.type === 'lineMeasured') return connection.trips.framed(message.trip)
    if (message.type === 'resync') return connections.showView(connection, record)
    if (presses.add(connection, message.id, message.request, arrivedAt)) this.#mailbox.look()
  }

  /** Where somebody is at this table: on a seat, or gone from one that a bot plays for them. */
  placeOf(person: string): { readonly seat: Seat | null; readonly left: Seat | null } {
    const { state } = this.#mailbox.record
    return { seat: seatOfPerson(state, person), left: seatLeftBy(state, person)?.seat ?? null }
  }

  /** Whether somebody sits here or may watch. Who waits for the host may not yet. */
  isAdmitted(person: string): boolean {
    const { record } = this.#mailbox
    if (seatOfPerson(record.state, person) !== null) return true
    return whyOut(record, person) === null && !isWaiting(record.state, person)
  }

  /** Whether there is a host who lets newcomers in. */
  get needsApproval(): boolean {
    const { settings, host } = this.#mailbox.record.state
    return settings.approve && host !== null
  }

  /** Whether somebody sits here, waits for the host, or is connected. */
  isPresent(person: string): boolean {
    const { connections, record } = this.#mailbox
    return (
      seatOfPerson(record.state, person) !== null || this.waits(person) || connections.ofPerson(person) !== undefined
    )
  }

  /** Whether this game is under way here: its replay is there once it is over. */
  isPlaying(gameId: string): boolean {
    const { state } = this.#mailbox.record
    return isInGame(state) && state.dice.gameId === gameId
  }

  waits(person: string): boolean {
    return isWaiting(this.#mailbox.record.state, person)
  }

  /** The number of the last event that viewers were told. */
  get told(): number {
    return this.#mailbox.record.notes.told
  }

  summary(): TableSummary {
    return summaryOf(this.#mailbox.record.state)
  }

  /** Everything, secrets included: for tests and simulations, never for somebody at a table. */
  inspect(): Readonly<TableRecord> {
    return this.#mailbox.record
  }

  /** Journals the exact moment, tells everybody to come back, and does nothing more. */
  async shutdown(): Promise<void> {
    if (this.#mailbox.stopped) return
    await this.#put({ type: 'stopping' })
    this.#mailbox.stop('moved')
  }

  #whyUnwelcome(person: string): ByeReason | null {
    const { record, stopped } = this.#mailbox
    if (record.state.phase === 'closed') return 'tableClosed'
    if (stopped) return 'moved'
    if (seatOfPerson(record.state, person) !== null) return null
    const out = whyOut(record, person)
    if (out !== null) return out
    const { connections } = this.#mailbox
    return connections.watching < MOST_WATCHING || this.isPresent(person) ? null : 'tooMany'
  }

  /** What throws breaks this table, and not its host. */
  #guard(failed: FailedRequest | null, act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.#mailbox.break(problem, failed)
    }
  }

  #ask(arrival: UrgentArrival): Promise<PossibleRefusal> {
    const { record, stopped } = this.#mailbox
    if (record.state.phase === 'closed') return Promise.resolve({ refused: 'tableClosed' })
    if (stopped) return Promise.reject(new TableStopped())
    return this.#put(arrival)
  }

  #put(arrival: UrgentArrival): Promise<PossibleRefusal> {
    return new Promise((resolve, reject) => this.#mailbox.put({ ...arrival, settle: resolve, fail: reject }))
  }
}
