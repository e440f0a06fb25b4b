import type { ReplayParts } from '@jelly/dice'
import type { Seat } from '@jelly/rules'
import { nextChore } from './chores/chores.ts'
import { floorOf } from './chores/floors.ts'
import { Alarm } from './desk/Alarm.ts'
import { Answers } from './desk/Answers.ts'
import { BotSeats } from './desk/BotSeats.ts'
import { type Connection, Connections, mayWatch } from './desk/Connections.ts'
import { DiceBox } from './desk/DiceBox.ts'
import { botJob, choreJob, type Job, pressJob } from './desk/Job.ts'
import { Lanes, type Press } from './desk/Lanes.ts'
import { Mailbox } from './desk/Mailbox.ts'
import { openingRow } from './desk/openingRow.ts'
import type { HostedOptions, OpenOptions } from './desk/options.ts'
import { Scribe } from './desk/Scribe.ts'
import { summaryOf } from './desk/summaryOf.ts'
import { arrive, depart, resume, stop } from './desk/visits.ts'
import type { ClientMessage } from './model/message.ts'
import type { JournalRow, TablePorts } from './model/ports.ts'
import type { Request, TableRefusal } from './model/request.ts'
import type { Settings } from './model/settings.ts'
import type { TableSummary } from './model/summary.ts'
import type { TableState } from './model/tableState.ts'
import { Draft } from './record/Draft.ts'
import { seatOfPerson } from './seats/people.ts'
import { isName } from './seats/isName.ts'
import { durationsOf } from './state/durationsOf.ts'

/** One running game and who sits at it. See the package's README for how it is hosted. */
export class Table {
  readonly #scribe: Scribe
  readonly #ports: TablePorts
  readonly #speed: number
  readonly #connections: Connections
  readonly #lanes = new Lanes()
  readonly #answers = new Answers()
  readonly #dice = new DiceBox()
  readonly #bots: BotSeats
  readonly #alarm: Alarm
  readonly #mailbox: Mailbox<Job>
  readonly #visits: Job[] = []
  #closed: () => void = () => undefined
  #ended: (parts: ReplayParts) => void = () => undefined
  #broken: (problem: unknown) => void = () => undefined

  private constructor(scribe: Scribe, { ports, speed }: HostedOptions) {
    this.#scribe = scribe
    this.#ports = ports
    this.#speed = speed
    this.#connections = new Connections(ports.audience, ports.clock)
    this.#mailbox = new Mailbox<Job>({
      next: () => this.#next(),
      perform: (job) => this.#perform(job),
      rest: () => this.#alarm.set(this.#nextTime()),
      fail: (problem) => this.#break(problem),
    })
    this.#bots = new BotSeats(ports, speed, () => this.#mailbox.look())
    this.#alarm = new Alarm(ports.clock, () => this.#mailbox.look())
  }

  static async open(options: OpenOptions): Promise<Table> {
    const scribe = await Scribe.open(options.ports.journal, openingRow(options))
    const table = new Table(scribe, options)
    table.#mailbox.look()
    return table
  }

  /** From a table's rows alone, in a new epoch; a game under way stays frozen until people are back. */
  static async restore(rows: readonly JournalRow[], options: HostedOptions): Promise<Table> {
    const scribe = Scribe.restore(options.ports.journal, rows)
    const table = new Table(scribe, options)
    const since = scribe.record.backstage.at
    scribe.record.backstage.epoch = options.epoch ?? scribe.record.backstage.epoch + 1
    await new Promise<void>((resolve) => table.#visit(resume(since, () => resolve())))
    return table
  }

  /** Sits down, or waits for the host to approve. */
  async sit(person: string, name: string, seat?: Seat): Promise<{ seat: Seat } | { waiting: true } | TableRefusal> {
    if (!isName(name)) return { refused: 'badName' }
    const refusal = await this.#ask(
      person,
      name,
      seat === undefined ? { type: 'takeSeat' } : { type: 'takeSeat', seat },
    )
    if (refusal !== null) return refusal
    const taken = seatOfPerson(this.#state, person)
    return taken === null ? { waiting: true } : { seat: taken }
  }

  /** A request that comes another way than as a numbered message. */
  request(person: string, request: Request): Promise<TableRefusal | null> {
    return this.#ask(person, 'Guest', request)
  }

  connect(id: string, person: string, name = 'Guest'): void {
    if (this.#mailbox.closed) return this.#ports.audience.tell(id, { type: 'bye', reason: 'moved' })
    if (this.#state.phase === 'closed') return this.#ports.audience.tell(id, { type: 'bye', reason: 'tableClosed' })
    const connection: Connection = { id, person, name, seat: seatOfPerson(this.#state, person), welcomed: false }
    if (connection.seat === null && !mayWatch(this.#scribe.record, person))
      return this.#ports.audience.tell(id, { type: 'bye', reason: 'noSpectators' })
    this.#connections.add(connection)
    this.#visit(arrive(connection, () => this.#welcome(connection)))
  }

  disconnect(id: string): void {
    const connection = this.#connections.get(id)
    if (connection === undefined) return
    this.#connections.remove(connection)
    this.#visit(depart(connection.person))
  }

  receive(id: string, message: Extract<ClientMessage, { type: 'do' | 'resync' | 'pong' }>, arrivedAt: number): void {
    const connection = this.#connections.get(id)
    if (connection === undefined) return
    if (message.type === 'resync') this.#connections.showView(connection, this.#scribe.record)
    if (message.type === 'do') this.#take(connection, message.id, message.request, arrivedAt)
  }

  summary(): TableSummary {
    return summaryOf(this.#state)
  }

  /** Journals the exact moment, tells everybody to come back, and does nothing more. */
  async shutdown(): Promise<void> {
    if (this.#mailbox.closed) return
    await new Promise<void>((resolve) => this.#visit(stop(() => resolve())))
    this.#end('moved')
  }

  onClosed(call: () => void): void {
    this.#closed = call
  }

  /** With everything that a replay takes (`buildReplay` of the dice package). */
  onGameEnded(call: (parts: ReplayParts) => void): void {
    this.#ended = call
  }

  /** The journal failed, or the table itself: nothing more happens here until it is restored from its rows. */
  onBroken(call: (problem: unknown) => void): void {
    this.#broken = call
  }

  get #state(): TableState<never> {
    return this.#scribe.record.state
  }

  #ask(person: string, name: string, request: Request): Promise<TableRefusal | null> {
    if (this.#mailbox.closed) return Promise.resolve({ refused: 'frozen' })
    const arrivedAt = this.#ports.clock.now()
    return new Promise((resolve) => this.#visit(pressJob({ person, name, ids: [], request, arrivedAt }, resolve)))
  }

  #visit(job: Job): void {
    this.#visits.push(job)
    this.#mailbox.look()
  }

  #take(connection: Connection, id: number, request: Request, arrivedAt: number): void {
    const { person } = connection
    const answer = this.#answers.find(person, id, this.#scribe.record.backstage.lastIds[person] ?? 0)
    if (answer !== undefined) return this.#connections.tell(connection, { type: 'done', id, refusal: answer })
    if (this.#lanes.has(person, id)) return
    if (!this.#lanes.add(connection, id, request, arrivedAt)) return this.#answer(person, [id], { refused: 'tooOften' })
    this.#mailbox.look()
  }

  #answer(person: string, ids: readonly number[], refusal: TableRefusal | null): void {
    const connection = this.#connections.ofPerson(person)
    for (const id of ids) {
      this.#answers.note(person, id, refusal)
      if (connection !== undefined) this.#connections.tell(connection, { type: 'done', id, refusal })
    }
  }

  #next(): Job | null {
    const visit = this.#visits.shift()
    if (visit !== undefined) return visit
    const now = this.#ports.clock.now()
    const { record } = this.#scribe
    const press = this.#duePress(now)
    if (press !== null) return this.#pressJob(press)
    const chore = nextChore(record)
    const bot = this.#bots.next(record, now)
    if (bot !== null && bot.at <= now && bot.at < (chore?.at ?? Infinity))
      return botJob(bot, (refusal) => this.#bots.forget(bot.seat, refusal === null ? null : now))
    return chore !== null && chore.at <= now ? choreJob(chore.chore) : null
  }

  #pressJob(press: Press): Job {
    this.#lanes.remove(press)
    return pressJob(press, (refusal) => {
      this.#answer(press.person, press.ids, refusal)
      if (refusal === null) this.#echo(press)
    })
  }

  /** What a request tells beside its events. */
  #echo({ person, request }: Press): void {
    const connection = this.#connections.ofPerson(person)
    const seat = connection?.seat ?? null
    if (seat === null || connection === undefined) return
    if (request.type === 'emote') this.#connections.tellAll({ type: 'emote', seat, emote: request.emote })
    if (request.type === 'planFinish')
      this.#connections.tell(connection, {
        type: 'plan',
        plan: this.#scribe.record.backstage.seats[seat]?.plan ?? null,
      })
  }

  #duePress(now: number): Press | null {
    const due = this.#lanes.first().filter((press) => this.#pressTime(press) <= now)
    return due.sort((one, other) => this.#pressTime(one) - this.#pressTime(other))[0] ?? null
  }

  #pressTime({ person, request, arrivedAt }: Press): number {
    const seat = seatOfPerson(this.#state, person)
    return seat === null ? arrivedAt : Math.max(arrivedAt, floorOf(this.#scribe.record, seat, request))
  }

  #nextTime(): number | null {
    const { record } = this.#scribe
    const now = this.#ports.clock.now()
    const times = [
      ...this.#lanes.first().map((press) => this.#pressTime(press)),
      nextChore(record)?.at,
      this.#bots.next(record, now)?.at,
      this.#bots.looksAt(record),
    ].filter((time) => typeof time === 'number')
    return times.length === 0 ? null : Math.min(...times)
  }

  async #perform(job: Job): Promise<void> {
    const draft = new Draft(this.#scribe.record, this.#surroundings())
    const verdict = job.decide(draft)
    if (verdict.refusal !== null) return job.settle(verdict.refusal)
    if (verdict.cause !== null) {
      const { row, ended } = await this.#scribe.write(draft, verdict.cause)
      this.#connections.tellRow(row, this.#scribe.record, row.at)
      if (ended !== null) this.#ended(ended)
    }
    job.settle(null)
    if (this.#state.phase === 'closed') this.#close()
  }

  #surroundings() {
    const { clock, entropy } = this.#ports
    return {
      now: Math.max(clock.now(), this.#scribe.record.backstage.at),
      dice: this.#dice.of(this.#state),
      bytes: (count: number) => entropy.bytes(count),
      isConnected: (person: string) => this.#connections.ofPerson(person) !== undefined,
      durationsOf: (settings: Settings) => durationsOf(settings, this.#speed),
    }
  }

  #welcome(connection: Connection): void {
    if (this.#connections.get(connection.id) !== connection) return
    connection.welcomed = true
    connection.seat = seatOfPerson(this.#state, connection.person)
    this.#connections.welcome(connection, this.#scribe.record)
  }

  #close(): void {
    this.#end('tableClosed')
    this.#closed()
  }

  #break(problem: unknown): void {
    this.#end('moved')
    this.#broken(problem)
  }

  #end(reason: 'moved' | 'tableClosed'): void {
    this.#mailbox.close()
    this.#alarm.set(null)
    for (const connection of this.#connections.all()) this.#connections.dismiss(connection, reason)
  }
}
