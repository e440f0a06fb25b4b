import type { Seat } from '@jelly/rules'
import { plannedNow } from '../game/finishPlan.ts'
import type { Request, TableRefusal } from '../model/request.ts'
import type { Fairness } from '../fairness/Fairness.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { notesOf } from '../record/Notes.ts'
import { seatOfPerson } from '../record/people.ts'
import { Answers } from './Answers.ts'
import type { BotPress, BotSeats } from '../seats/BotSeats.ts'
import type { Connection, Connections } from '../seats/Connections.ts'
import { commandJob, pressJob } from './Job.ts'
import { Queues, type Press } from './Queues.ts'
import type { Move } from './Move.ts'

const BEFORE_PLANS: ReadonlySet<Request['type']> = new Set(['placeDie', 'planFinish'])

/** Everything that people, bots and plans press, until it is handled and answered. */
export class Presses {
  readonly #queues = new Queues()
  readonly #answers = new Answers()
  /** When each seat last pressed a die or a plan: what it planned counts from then. */
  readonly #plannedFrom = new Map<Seat, number>()
  readonly #record: TableRecord
  readonly #connections: Connections
  readonly #referee: Fairness
  readonly #bots: BotSeats

  constructor(record: TableRecord, connections: Connections, referee: Fairness, bots: BotSeats) {
    this.#record = record
    this.#connections = connections
    this.#referee = referee
    this.#bots = bots
  }

  /** False: it is answered already, or waits already. */
  take(connection: Connection, id: number, request: Request, arrivedAt: number): boolean {
    const { person, name, seat } = connection
    if (this.#queues.has(person, id)) return false
    const lastId = Math.max(this.#record.notes.lastIds[person] ?? 0, this.#queues.lastId(person))
    const answer = this.#answers.find(person, id, lastId)
    if (answer !== undefined) {
      this.#connections.tell(connection, { type: 'done', id, refusal: answer })
      return false
    }
    const pressedAt = seat === null ? arrivedAt : this.#referee.pressTime(seat, arrivedAt)
    const isMoot = request.type === 'rollDice' && this.#isUnseenRoll(connection, arrivedAt)
    if (this.#queues.add({ person, name, request, arrivedAt, pressedAt, isMoot }, id)) return true
    this.#answer(person, [id], { refused: 'tooOften' }, 0)
    return false
  }

  /** Whether the table threw this seat's dice so lately that word of it and this press have crossed on the way. */
  #isUnseenRoll({ seat, trips }: Connection, arrivedAt: number): boolean {
    if (seat === null) return false
    const { rolledAt, rolledByTable } = notesOf(this.#record.notes, seat)
    return rolledByTable && rolledAt !== null && arrivedAt < rolledAt + 2 * trips.oneWay
  }

  moves(now: number): Move[] {
    return [
      ...this.#queues.first().map((press) => this.#moveOf(press)),
      ...this.#bots.presses(this.#record, now).map((press) => this.#botMove(press, now)),
      ...this.#plannedMoves(),
    ]
  }

  #moveOf(press: Press): Move {
    const { person, request, arrivedAt, pressedAt, isMoot } = press
    const seat = seatOfPerson(this.#record.state, person)
    const settle = (refusal: TableRefusal | null, held: number) => {
      this.#queues.remove(press)
      if (refusal === null && seat !== null && BEFORE_PLANS.has(request.type)) this.#plannedFrom.set(seat, pressedAt)
      this.#answer(person, press.ids, refusal, held)
      if (refusal === null) this.#echo(press)
    }
    const toJob = (held: number) => {
      this.#queues.take(press)
      return pressJob(press, (refusal) => settle(refusal, held))
    }
    return { seat, request, arrivedAt, pressedAt, isMoot, toJob }
  }

  #botMove({ seat, at, command }: BotPress, now: number): Move {
    const settle = (refusal: TableRefusal | null) => {
      this.#bots.forget(seat, refusal === null ? null : now)
      if (refusal === null && command.type === 'placeDie') this.#plannedFrom.set(seat, at)
    }
    return { seat, request: command, arrivedAt: at, pressedAt: at, toJob: () => commandJob({ seat, command }, settle) }
  }

  /** Planned moves were pressed together with the last die, or with the plan if that came later. */
  #plannedMoves(): Move[] {
    const { at } = this.#record.notes
    return plannedNow(this.#record).map(({ seat, command }) => ({
      seat,
      request: command,
      arrivedAt: at,
      pressedAt: Math.min(this.#plannedFrom.get(seat) ?? at, at),
      toJob: () => commandJob({ seat, command }, () => undefined),
    }))
  }

  #answer(person: string, ids: readonly number[], refusal: TableRefusal | null, held: number): void {
    const connection = this.#connections.ofPerson(person)
    for (const id of ids) {
      this.#answers.note(person, id, refusal)
      if (connection === undefined) continue
      this.#connections.tell(connection, { type: 'done', id, refusal, ...(held > 0 && { held: Math.round(held) }) })
    }
  }

  /** What a request tells beside its events. */
  #echo({ person, request }: Press): void {
    const connection = this.#connections.ofPerson(person)
    const seat = connection?.seat ?? null
    if (seat === null || connection === undefined) return
    if (request.type === 'emote') this.#connections.tellAll({ type: 'emote', seat, emote: request.emote })
    const { plan } = notesOf(this.#record.notes, seat)
    if (request.type === 'planFinish') this.#connections.tell(connection, { type: 'plan', plan })
  }
}
