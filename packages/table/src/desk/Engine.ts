import { nextChore } from '../chores/chores.ts'
import { earliest, type Waits } from '../chores/Chore.ts'
import type { JournalRow } from '../model/ports.ts'
import type { Settings } from '../model/settings.ts'
import { judged } from '../photoFinish/judged.ts'
import { MOST_PER_PRESS } from '../photoFinish/Quotas.ts'
import { Referee } from '../photoFinish/Referee.ts'
import { Draft, type Surroundings } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { durationsOf } from '../state/durationsOf.ts'
import { Alarm } from './Alarm.ts'
import { BotSeats } from './BotSeats.ts'
import { Connections } from './Connections.ts'
import { DiceBox } from './DiceBox.ts'
import { choreJob, type Job } from './Job.ts'
import { Mailbox } from './Mailbox.ts'
import { firstDue, isPressed, timed, type TimedMove } from './Move.ts'
import type { HostedOptions } from './options.ts'
import { Pinger } from './Pinger.ts'
import { Presses } from './Presses.ts'
import type { Scribe } from './Scribe.ts'

export interface Listeners {
  closed(): void
  broken(problem: unknown): void
}

/** What makes a table go: one thing at a time, each durable before it is true and told. */
export class Engine {
  readonly connections: Connections
  readonly presses: Presses
  readonly #scribe: Scribe
  readonly #options: HostedOptions
  readonly #listeners: Listeners
  readonly #dice: DiceBox
  readonly #referee: Referee
  readonly #bots: BotSeats
  readonly #pinger: Pinger
  readonly #alarm: Alarm
  readonly #mailbox: Mailbox<Job>
  readonly #visits: Job[] = []
  /** When something is due of what was not due at the last look. */
  #times: (number | null)[] = []

  constructor(scribe: Scribe, options: HostedOptions, listeners: Listeners) {
    const { ports, speed } = options
    this.#scribe = scribe
    this.#options = options
    this.#listeners = listeners
    this.connections = new Connections(ports.audience, ports.clock)
    this.#dice = new DiceBox(ports.dice)
    this.#referee = new Referee((seat) => this.connections.oneWayOf(seat))
    this.#bots = new BotSeats(ports, speed, () => this.look())
    this.#pinger = new Pinger(this.connections, ports.entropy)
    this.presses = new Presses(scribe.record, this.connections, this.#referee, this.#bots)
    this.#alarm = new Alarm(ports.clock, () => this.look())
    this.#mailbox = new Mailbox<Job>({
      next: () => this.#next(),
      perform: (job) => this.#perform(job),
      rest: () => this.#alarm.set(this.#nextTime()),
      fail: (problem, job) => this.#break(problem, job),
    })
  }

  get record(): TableRecord {
    return this.#scribe.record
  }

  get stopped(): boolean {
    return this.#mailbox.closed
  }

  look(): void {
    this.#mailbox.look()
  }

  /** Something that comes before whatever people press. */
  visit(job: Job): void {
    this.#visits.push(job)
    this.look()
  }

  stop(reason: 'moved' | 'tableClosed'): void {
    this.#mailbox.close()
    this.#alarm.set(null)
    for (const connection of this.connections.all()) this.connections.dismiss(connection, reason)
    for (const job of this.#visits.splice(0)) job.fail?.(new Error('the table has stopped'))
  }

  #next(): Job | null {
    const now = this.#options.ports.clock.now()
    // First: a line that is lost over a ping is a visit that nobody would look for.
    this.#pinger.send(now)
    const visit = this.#visits.shift()
    if (visit !== undefined) return visit
    const moves = this.#moves(now)
    const move = firstDue(moves, this.record, this.#referee, now)
    const chore = nextChore(this.record, this.#waits(moves, now))
    const choreIsDue = chore !== null && chore.at <= now
    this.#times = [...moves.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now), chore?.at ?? null]
    if (move === null || (choreIsDue && chore.at < move.pressedAt)) return choreIsDue ? choreJob(chore.chore) : null
    const job = move.toJob(Math.max(0, move.dueAt - move.arrivedAt))
    return isPressed(move) ? judged(job, move, this.#referee, moves.filter(isPressed)) : job
  }

  #moves(now: number): TimedMove[] {
    return this.presses.moves(now).map((move) => timed(move, this.record, this.#referee))
  }

  #waits(moves: readonly TimedMove[], now: number): Waits {
    const held = moves.filter(
      ({ arrivedAt, dueAt, request }) => arrivedAt <= now && (now < dueAt || request.type === 'rollDice'),
    )
    return {
      held: new Set(held.flatMap(({ seat }) => seat ?? [])),
      sandHeldUntil: (sand) => this.#referee.sandHeldUntil(this.record.state, sand),
    }
  }

  /** Asked right after `#next` has found nothing to do. */
  #nextTime(): number | null {
    return earliest([...this.#times, this.#bots.looksAt(this.record), this.#pinger.nextAt()])
  }

  async #perform(job: Job): Promise<void> {
    const draft = new Draft(this.record, this.#surroundings())
    const verdict = job.decide(draft)
    if (verdict.refusal !== null) return job.settle(verdict.refusal)
    if (verdict.cause !== null) {
      const row = await this.#scribe.write(draft, verdict.cause)
      this.#tell(row)
    }
    job.settle(null)
    if (this.record.state.phase === 'closed') this.#close()
  }

  /** Everybody shows it at one time: when it can have reached them all. */
  #tell(row: JournalRow): void {
    if (row.request?.type === 'startRound') this.#referee.begin()
    const now = this.#options.ports.clock.now()
    this.connections.tellRow(row, this.record, now + Math.min(this.connections.slowestPlayer, MOST_PER_PRESS))
  }

  #surroundings(): Surroundings {
    const { speed, ports } = this.#options
    const { state, backstage } = this.record
    return {
      now: Math.max(ports.clock.now(), backstage.at),
      dice: this.#dice.of(state),
      bytes: (count) => ports.entropy.bytes(count),
      isConnected: (person) => this.connections.ofPerson(person) !== undefined,
      durationsOf: (settings: Settings) => durationsOf(settings, speed),
      fairness: () => this.#referee.report(state.seats.length),
    }
  }

  #close(): void {
    this.stop('tableClosed')
    this.#listeners.closed()
  }

  #break(problem: unknown, job: Job | null): void {
    this.stop('moved')
    job?.fail?.(problem)
    this.#listeners.broken(problem)
  }
}
