import {
  canUseEffect,
  type Command,
  decide,
  type Dice,
  type Event,
  evolve,
  isRefusal,
  type Randomness,
  type Seat,
  type SeatOrTable,
  squadOf,
  type State,
  viewOf,
} from '@jelly/rules'
import { type Durations, durationsOf, type SeatTiming, type Tempo } from '@jelly/tempo'
import type { Bot } from '../model/Bot.ts'
import { newTimedSeat, type TimedSeat } from './TimedSeat.ts'

/** Which bot sits where, and the randomness of each. */
export interface Players {
  readonly bots: readonly Bot[]
  readonly randoms: readonly Randomness[]
}

/** Is told each event after it has happened, and how long after the start of the round. */
export type Watch = (event: Event, state: State, at: number) => void

/** What a game of bots is played with. */
export interface Surroundings {
  readonly state: State
  readonly dice: Dice
  readonly players: Players
  readonly tempo: Tempo
  /** What every thought takes, where the bots' own speed does not count; null where it does. */
  readonly thinkingTime: number | null
  /** Decides who is first at the same millisecond. */
  readonly ties: Randomness
  readonly watch: Watch
}

/** One round of bots under a virtual clock: the same rule for when a command counts, and the same timers, as a table has. */
export class TimedRound {
  #now = 0
  #sandAt = Infinity
  #flipAt: number
  readonly #seats: readonly TimedSeat[]
  readonly #state: State
  readonly #durations: Durations
  readonly #around: Surroundings

  constructor(around: Surroundings) {
    this.#around = around
    this.#state = around.state
    this.#durations = durationsOf(around.tempo)
    this.#flipAt = this.#durations.autoFlipAfterStart
    this.#seats = around.players.bots.map((_, seat) => newTimedSeat(seat))
  }

  /** Plays until the round is over; returns how long it took. */
  play(): number {
    this.#tell(decide(this.#state, 'table', { type: 'startRound' }, this.#around.dice))
    for (const { seat } of this.#seats) this.#act(seat, { type: 'rollDice' })
    for (const timed of this.#seats) this.#wake(timed)
    while (this.#state.phase === 'scramble') this.#step()
    return this.#now
  }

  #step(): void {
    const next = this.#nextSeat()
    const at = Math.min(next?.thought?.at ?? Infinity, next?.tableActs ?? Infinity)
    const tableAt = Math.min(this.#sandAt, this.#flipAt)
    this.#now = Math.max(this.#now, Math.min(at, tableAt))
    if (next === null || tableAt <= at) {
      this.#act('table', { type: this.#sandAt <= this.#flipAt ? 'sandRunsOut' : 'flipTimer' })
      if (this.#state.phase === 'scramble') this.#wakeIdle()
    } else this.#serve(next)
  }

  /** The seat that acts next. Chance decides between seats with the same time and the same turn. */
  #nextSeat(): TimedSeat | null {
    let best: TimedSeat | null = null
    let [first, firstTurn, ties] = [Infinity, 0, 1]
    for (const timed of this.#seats) {
      const at = Math.min(timed.thought?.at ?? Infinity, timed.tableActs)
      const turn = timed.thought?.turn ?? 0
      if (at === Infinity || at > first || (at === first && turn > firstTurn)) continue
      const isFirst = at < first || turn < firstTurn
      ties = isFirst ? 1 : ties + 1
      if (isFirst || this.#around.ties(ties) === 0) best = timed
      first = at
      firstTurn = turn
    }
    return best
  }

  #serve(timed: TimedSeat): void {
    const { seat, thought, tableActs } = timed
    timed.thought = null
    if (thought === null || tableActs <= thought.at) {
      const finished = squadOf(this.#state, seat).hand.length === 0
      this.#act(seat, { type: finished ? 'skipEffect' : 'rollDice' })
    } else {
      timed.actedAt = this.#now
      this.#act(seat, thought.command)
    }
    if (this.#state.phase !== 'scramble') return
    this.#wakeIdle()
  }

  #wakeIdle(): void {
    for (const timed of this.#seats) if (timed.thought === null) this.#wake(timed)
  }

  /** Lets a seat think if it has anything to decide. */
  #wake(timed: TimedSeat): void {
    const { seat } = timed
    const { rolled, hand } = squadOf(this.#state, seat)
    if (!rolled && hand.length > 0 && !canUseEffect(this.#state, seat)) return
    const { bots, randoms } = this.#around.players
    const thought = bots[seat]?.think(viewOf(this.#state, seat), seat, randoms[seat] ?? this.#around.ties)
    if (!thought) return
    const { tempo, thinkingTime } = this.#around
    const timing = this.#timingOf(timed)
    const at = tempo.counting.countsAt(thought.command.type, this.#now + (thinkingTime ?? thought.after), timing)
    timed.thought = { command: thought.command, at, turn: tempo.counting.turnAt(at, timing) }
  }

  #timingOf({ seat, rolledAt, actedAt }: TimedSeat): SeatTiming {
    return { durations: this.#durations, seats: this.#seats.length, seat, roundAt: 0, rolledAt, actedAt }
  }

  /** A refusal changes nothing: whoever was surprised thinks again. */
  #act(seat: SeatOrTable, command: Command): void {
    const decision = decide(this.#state, seat, command, this.#around.dice)
    if (isRefusal(decision)) return
    this.#tell(decision)
    if (seat !== 'table') this.#afterActing(seat, decision)
  }

  #tell(decision: ReturnType<typeof decide>): void {
    if (isRefusal(decision)) throw new Error(`the table was refused: ${decision.refused}`)
    for (const event of decision) {
      evolve(this.#state, event)
      if (event.type === 'timerFlipped') this.#startSand()
      this.#around.watch(event, this.#state, this.#now)
    }
  }

  #startSand(): void {
    this.#sandAt = this.#now + this.#durations.sandTurn + this.#durations.sand
    this.#flipAt = Infinity
  }

  #afterActing(seat: Seat, [event]: readonly Event[]): void {
    const timed = this.#seats[seat]
    if (timed === undefined || event === undefined) return
    if (event.type === 'diceRolled') {
      timed.rolledAt = this.#now
      timed.tableActs = Infinity
      return
    }
    if (event.type === 'diePlaced' || event.type === 'effectSkipped' || 'die' in event || event.type === 'targetMoved')
      this.#afterPlacing(timed)
  }

  #afterPlacing(timed: TimedSeat): void {
    const finished = squadOf(this.#state, timed.seat).hand.length === 0
    if (canUseEffect(this.#state, timed.seat)) timed.tableActs = this.#now + this.#durations.effect
    else timed.tableActs = finished ? Infinity : Math.max(this.#now, (timed.rolledAt ?? 0) + this.#durations.rollFloor)
    if (finished && this.#state.flippedBy === null)
      this.#flipAt = Math.min(this.#flipAt, this.#now + this.#durations.autoFlipAfterFinish)
  }
}
