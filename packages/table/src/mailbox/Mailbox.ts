import { durationsOf, tempoOf } from '@jelly/tempo'
import { nextTask } from '../time/tasks.ts'
import { earliest, type Waits } from '../time/Task.ts'
import type { JournalRow } from '../model/ports.ts'
import type { Settings } from '../model/settings.ts'
import { judged } from './judged.ts'
import { MOST_PER_PRESS } from '../fairness/Quotas.ts'
import { Fairness } from '../fairness/Fairness.ts'
import { Draft, type Surroundings } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { Alarm } from '../time/Alarm.ts'
import { BotSeats } from '../seats/BotSeats.ts'
import { Connections } from '../seats/Connections.ts'
import { GameDice } from '../game/GameDice.ts'
import { taskJob, type Job } from './Job.ts'
import { OneAtATime } from './OneAtATime.ts'
import { firstDue, isPressed, timed, type TimedMove } from './Move.ts'
import type { HostedOptions } from '../model/options.ts'
import { Pinger } from '../seats/Pinger.ts'
import { Presses } from './Presses.ts'
import type { Scribe } from './Scribe.ts'

export interface Listeners {
  closed(): void
  broken(problem: unknown): void
}

/** What makes a table go: one thing at a time, each durable before it is true and told. */
export class Mailbox {
  readonly connections: Connections
  readonly presses: Presses
  readonly #scribe: Scribe
  readonly #options: HostedOptions
  readonly #listeners: Listeners
  readonly #dice: GameDice
  readonly #referee: Fairness
  readonly #bots: BotSeats
  readonly #pinger: Pinger
  readonly #alarm: Alarm
  readonly #loop: OneAtATime<Job>
  readonly #visits: Job[] = []
  /** When something is due of what was not due at the last look. */
  #times: (number | null)[] = []

  constructor(scribe: Scribe, options: HostedOptions, listeners: Listeners) {
    const { ports, speed } = options
    this.#scribe = scribe
    this.#options = options
    this.#listeners = listeners
    this.connections = new Connections(ports.audience, ports.clock)
    this.#dice = new GameDice(ports.dice)
    this.#referee = new Fairness((seat) => this.connections.oneWayOf(seat))
    this.#bots = new BotSeats(ports, speed, () => this.look())
    this.#pinger = new Pinger(this.connections, ports.entropy)
    this.presses = new Presses(scribe.record, this.connections, this.#referee, this.#bots)
    this.#alarm = new Alarm(ports.clock, () => this.look())
    this.#loop = new OneAtATime<Job>({
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
    return this.#loop.closed
  }

  look(): void {
    this.#loop.look()
  }

  /** Something that comes before whatever people press. */
  visit(job: Job): void {
    this.#visits.push(job)
    this.look()
  }

  stop(reason: 'moved' | 'tableClosed'): void {
    this.#loop.close()
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
    const task = nextTask(this.record, this.#waits(moves, now))
    const taskIsDue = task !== null && task.at <= now
    this.#times = [...moves.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now), task?.at ?? null]
    if (move === null || (taskIsDue && task.at < move.pressedAt)) return taskIsDue ? taskJob(task.task) : null
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
    const { state, notes } = this.record
    return {
      now: Math.max(ports.clock.now(), notes.at),
      dice: this.#dice.of(state),
      bytes: (count) => ports.entropy.bytes(count),
      isConnected: (person) => this.connections.ofPerson(person) !== undefined,
      durationsOf: (settings: Settings) => durationsOf((ports.tempoOf ?? tempoOf)(settings.tempo), settings, speed),
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
