import type { Seat } from '@jelly/rules'
import type { Fairness } from '../fairness/Fairness.ts'
import { plannedNow } from '../game/finishPlan.ts'
import { newPress, type Press } from '../model/press.ts'
import type { PossibleRefusal, Request, TableRefusal } from '../model/request.ts'
import { lastIdOf, notesOf, wasAccepted } from '../record/Notes.ts'
import { seatOfPerson } from '../record/people.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import type { BotSeats } from '../seats/BotSeats.ts'
import type { BotVoices } from '../seats/BotVoices.ts'
import type { JournalRow } from '../model/ports.ts'
import type { PersonConnection, Connections } from '../seats/Connections.ts'
import { AnswersGiven } from './AnswersGiven.ts'
import type { FailedRequests } from './FailedRequests.ts'
import { Queues } from './Queues.ts'

const BEFORE_PLANS: ReadonlySet<Request['type']> = new Set(['placeDie', 'planFinish'])

/** Everything that people, bots and plans press, until it is handled and answered. */
export class Presses {
  readonly #queues = new Queues()
  readonly #answers = new AnswersGiven()
  /** When each seat last pressed a die or a plan: what it planned counts from then. */
  readonly #plannedFrom = new Map<Seat, number>()
  readonly #record: TableRecord
  readonly #connections: Connections
  readonly #fairness: Fairness
  readonly #bots: BotSeats
  readonly #voices: BotVoices
  readonly #failed: FailedRequests

  constructor(
    record: TableRecord,
    connections: Connections,
    fairness: Fairness,
    bots: BotSeats,
    voices: BotVoices,
    failed: FailedRequests,
  ) {
    this.#record = record
    this.#connections = connections
    this.#fairness = fairness
    this.#bots = bots
    this.#voices = voices
    this.#failed = failed
  }

  /** False where it is answered already, or waits already. */
  add(connection: PersonConnection, id: number, request: Request, arrivedAt: number): boolean {
    const { person, name, seat } = connection
    if (this.#queues.has(person, id)) return false
    const given = this.#answers.find(person, id)
    const answer = given === undefined ? this.#lostAnswer(person, id) : given
    if (answer !== undefined) {
      this.#connections.tell(connection, { type: 'done', id, refusal: answer })
      return false
    }
    if (this.#failed.has(person, id, request)) return this.#refuse(person, id, { refused: 'failed' })
    const pressedAt = seat === null ? arrivedAt : this.#fairness.pressTime(seat, arrivedAt)
    const isMoot = request.type === 'rollDice' && this.#isUnseenRoll(connection, arrivedAt)
    const press = newPress({ by: 'person', person, name, seat, ids: [id], request, arrivedAt, pressedAt, isMoot })
    return this.#queues.add(person, press) || this.#refuse(person, id, { refused: 'tooOften' })
  }

  /** Numbers rise, so a number below one that was accepted or waits was handled before. If the journal does not know it, it was refused. */
  #lostAnswer(person: string, id: number): PossibleRefusal | undefined {
    const { notes } = this.#record
    if (id > Math.max(lastIdOf(notes, person), this.#queues.lastId(person))) return undefined
    return { refused: wasAccepted(notes, person, id) ? 'alreadyHandled' : 'notDone' }
  }

  #refuse(person: string, id: number, refusal: TableRefusal): false {
    this.#answer(person, [id], refusal, 0)
    return false
  }

  /** Whether the table rolled for this seat so recently that its person could not see it before pressing. */
  #isUnseenRoll({ seat, trips }: PersonConnection, arrivedAt: number): boolean {
    if (seat === null) return false
    const { rolledAt, rolledByTable } = notesOf(this.#record.notes, seat)
    return rolledByTable && rolledAt !== null && arrivedAt < rolledAt + 2 * trips.oneWay
  }

  /** The next press of each person, bot and plan. */
  waiting(now: number): Press[] {
    const presses: Press[] = []
    this.#queues.addFirst(presses)
    for (const press of presses) press.seat = seatOfPerson(this.#record.state, press.person ?? '')
    this.#bots.addPresses(presses, this.#record, now)
    this.#voices.addPress(presses, this.#record)
    this.#addPlanned(presses)
    return presses
  }

  /** A plan counts as pressed together with the last die, or when the plan came, if that was later. */
  #addPlanned(into: Press[]): void {
    const { at } = this.#record.notes
    for (let seat = 0; seat < this.#record.state.seats.length; seat++) {
      const request = plannedNow(this.#record, seat)
      if (request === null) continue
      const pressedAt = Math.min(this.#plannedFrom.get(seat) ?? at, at)
      into.push(newPress({ by: 'plan', seat, request, arrivedAt: at, pressedAt }))
    }
  }

  /** A row has become true: bots may have something to say about it. */
  witness(row: JournalRow): void {
    this.#voices.hear(row, this.#record)
  }

  /** From here on the press is being handled. */
  take(press: Press): void {
    if (press.by === 'person') this.#queues.take(press)
  }

  /** The press is refused, or it is durable and told. */
  settle(press: Press, refusal: PossibleRefusal, now: number): void {
    const { by, person, seat, ids, request, pressedAt, dueAt, arrivedAt } = press
    if (refusal === null && seat !== null && by !== 'plan' && BEFORE_PLANS.has(request.type))
      this.#plannedFrom.set(seat, pressedAt)
    if (by === 'bot' && request.type === 'emote') this.#voices.forget()
    else if (by === 'bot' && seat !== null) this.#bots.forget(seat, refusal === null ? null : now)
    if (person === null) return
    this.#queues.remove(person, press)
    this.#answer(person, ids, refusal, Math.max(0, dueAt - arrivedAt))
  }

  #answer(person: string, ids: readonly number[], refusal: PossibleRefusal, held: number): void {
    const connection = this.#connections.ofPerson(person)
    for (const id of ids) {
      this.#answers.note(person, id, refusal)
      if (connection === undefined) continue
      this.#connections.tell(connection, { type: 'done', id, refusal, ...(held > 0 && { held: Math.round(held) }) })
    }
  }
}
