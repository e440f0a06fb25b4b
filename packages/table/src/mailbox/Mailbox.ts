import type { Seat } from '@jelly/rules'
import { durationsOf, type Tempo, tempoOf } from '@jelly/tempo'
import { Fairness } from '../fairness/Fairness.ts'
import { MOST_PER_PRESS } from '../fairness/Quotas.ts'
import { GameDice } from '../game/GameDice.ts'
import type { ByeReason } from '../model/message.ts'
import type { FailedRequest, HostedOptions } from '../model/options.ts'
import type { JournalRow } from '../model/ports.ts'
import type { Press } from '../model/press.ts'
import type { PossibleRefusal } from '../model/request.ts'
import type { Settings } from '../model/settings.ts'
import { Draft, type Outside } from '../record/Draft.ts'
import { applyRow, type TableRecord } from '../record/TableRecord.ts'
import { BotSeats } from '../seats/BotSeats.ts'
import { BotVoices } from '../seats/BotVoices.ts'
import { type PersonConnection, Connections } from '../seats/Connections.ts'
import { Pinger } from '../seats/Pinger.ts'
import { Alarm } from '../time/Alarm.ts'
import { timePress } from '../time/counting.ts'
import type { Waits } from '../time/Task.ts'
import { nextTask } from '../time/tasks.ts'
import { FailedRequests } from './FailedRequests.ts'
import { TableStopped } from '../model/TableStopped.ts'
import { firstDue } from './first.ts'
import { type Arrival, handle, type UrgentArrival } from './handlers.ts'
import { OneAtATime } from './OneAtATime.ts'
import { Presses } from './Presses.ts'

/** What waits at a table, and who is first: one thing at a time, each durable before it is true and told. */
export class Mailbox implements Waits {
  readonly record: TableRecord
  readonly connections: Connections
  readonly presses: Presses
  readonly #options: HostedOptions
  readonly #fairness: Fairness
  readonly #bots: BotSeats
  readonly #pinger: Pinger
  readonly #alarm: Alarm
  readonly #loop: OneAtATime<Arrival>
  readonly #outside: Outside
  readonly #urgent: UrgentArrival[] = []
  /** The presses at the last look, and when the next of them or a task is due. */
  #waiting: readonly Press[] = []
  #dueAt = Infinity
  #now = 0
  /** The press at hand, until it is durable: if the table breaks, that is what broke it. */
  #atHand: Press | null = null
  #isBroken = false

  constructor(record: TableRecord, options: HostedOptions, epoch: number) {
    const { ports, speed } = options
    this.record = record
    this.#options = options
    this.connections = new Connections(ports.audience, ports.clock)
    this.#fairness = new Fairness(this.connections, () => record.state.settings.compensation)
    this.#bots = new BotSeats(ports, speed, () => this.look())
    this.#pinger = new Pinger(this.connections, ports.entropy)
    const failed = new FailedRequests(options.failed)
    const voices = new BotVoices(ports.botMind.silent === true)
    this.presses = new Presses(record, this.connections, this.#fairness, this.#bots, voices, failed)
    this.#alarm = new Alarm(ports.clock, () => this.look())
    this.#outside = this.#makeOutside(epoch)
    this.#loop = new OneAtATime<Arrival>({
      next: () => this.#next(),
      perform: (arrival) => this.#handle(arrival),
      rest: () => this.#alarm.set(this.#nextTime()),
      fail: (problem, arrival) => this.#fail(problem, arrival),
    })
  }

  get stopped(): boolean {
    return this.#loop.closed
  }

  look(): void {
    this.#loop.look()
  }

  /** Comes before whatever people press. */
  put(arrival: UrgentArrival): void {
    this.#urgent.push(arrival)
    this.look()
  }

  stop(reason: 'moved' | 'tableClosed'): void {
    this.#loop.close()
    this.#alarm.set(null)
    for (const connection of this.connections.all()) this.#dismiss(connection, reason)
    for (const arrival of this.#urgent.splice(0)) arrival.fail?.(new TableStopped())
  }

  /** It has thrown: its memory is not to be trusted any more. `failed` is the request at hand, unless that is durable. */
  break(problem: unknown, failed: FailedRequest | null): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.stop('moved')
    this.#options.listeners?.broken?.(problem, failed)
  }

  #dismiss(connection: PersonConnection, reason: ByeReason): void {
    try {
      this.connections.dismiss(connection, reason)
    } catch {
      // Whoever cannot be told is cut off by the host.
    }
  }

  /** What is urgent, else the first press that is due, else a task of the table's own; whichever counts earlier. */
  #next(): Arrival | null {
    const now = this.#options.ports.clock.now()
    // First: a connection that is lost over a ping puts something urgent here, for which nobody would look again.
    this.#pinger.send(now)
    const urgent = this.#urgent.shift()
    if (urgent !== undefined) return urgent
    this.#look(now)
    const press = firstDue(this.#waiting, this.record.state, this.#fairness, now)
    const next = nextTask(this.record, this)
    if (next !== null) this.#dueAt = Math.min(this.#dueAt, next.at)
    const task = next !== null && next.at <= now ? next.task : null
    if (press === null || (task !== null && next !== null && next.at < press.countsAt)) return task
    this.presses.take(press)
    return press
  }

  #look(now: number): void {
    const { counting } = this.#tempoOf(this.record.state.settings)
    this.#now = now
    this.#waiting = this.presses.waiting(now)
    this.#dueAt = Infinity
    for (const press of this.#waiting) {
      this.#atHand = press
      timePress(press, this.record, counting, this.#fairness)
      if (press.dueAt > now) this.#dueAt = Math.min(this.#dueAt, press.dueAt)
    }
    this.#atHand = null
  }

  isHeld(seat: Seat): boolean {
    if (this.#options.ports.botMind.isGhost?.(seat)) return true
    for (const press of this.#waiting) {
      if (press.seat !== seat || press.arrivedAt > this.#now) continue
      if (this.#now < press.dueAt || press.request.type === 'rollDice') return true
    }
    return false
  }

  sandHeldUntil(sand: number): number {
    return this.#fairness.sandHeldUntil(this.record.state, sand)
  }

  /** Asked right after `#next` has found nothing to do. */
  #nextTime(): number | null {
    const at = Math.min(this.#dueAt, this.#bots.looksAt(this.record) ?? Infinity, this.#pinger.nextAt())
    return at === Infinity ? null : at
  }

  async #handle(arrival: Arrival): Promise<void> {
    this.#atHand = arrival.type === 'press' ? arrival : null
    const draft = new Draft(this.record, this.#outside)
    const refusal = handle(draft, arrival, { fairness: this.#fairness, waiting: this.#waiting })
    const row = refusal === null ? draft.row() : null
    if (row !== null) await this.#publish(row)
    this.#settle(arrival, refusal)
    if (this.record.state.phase === 'closed') this.#close()
  }

  /** The only way out: durable, then true, then told. */
  async #publish(row: JournalRow): Promise<void> {
    const { journal, clock } = this.#options.ports
    await journal.append(row)
    this.#atHand = null
    applyRow(this.record, row)
    this.presses.witness(row)
    if (row.events.some((event) => event.type === 'game' && event.event.type === 'roundStarted')) this.#fairness.begin()
    // Everybody shows it at one time: when it can have reached them all.
    const at = clock.now() + Math.min(this.connections.slowestPlayer, MOST_PER_PRESS)
    this.connections.tellRow(row, this.record, at)
  }

  #settle(arrival: Arrival, refusal: PossibleRefusal): void {
    if (arrival.type === 'press') this.presses.settle(arrival, refusal, this.#now)
    else if (arrival.type !== 'task') arrival.settle?.(refusal)
  }

  #makeOutside(epoch: number): Outside {
    const { speed, ports } = this.#options
    const dice = new GameDice(ports.dice)
    return {
      now: () => ports.clock.now(),
      epoch: () => epoch,
      dice: () => dice.of(this.record.state),
      bytes: (count) => ports.entropy.bytes(count),
      isConnected: (person) => this.connections.ofPerson(person) !== undefined,
      durationsOf: (settings) => durationsOf(this.#tempoOf(settings), settings, speed),
      fairness: () => this.#fairness.report(this.record.state.seats.length),
    }
  }

  #tempoOf({ tempo }: Settings): Tempo {
    return (this.#options.ports.tempoOf ?? tempoOf)(tempo)
  }

  #close(): void {
    this.stop('tableClosed')
    this.#options.listeners?.closed?.()
  }

  #fail(problem: unknown, arrival: Arrival | null): void {
    const { person = null, ids = [], request } = this.#atHand ?? {}
    this.break(problem, person === null || request === undefined ? null : { person, ids, type: request.type })
    if (arrival !== null && arrival.type !== 'press' && arrival.type !== 'task') arrival.fail?.(problem)
  }
}
