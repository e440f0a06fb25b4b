import {
  type Command,
  decide,
  type Dice,
  drawGame,
  type Event,
  eventFor,
  evolve,
  isRefusal,
  newState,
  type Randomness,
  type Seat,
  type SeatOrTable,
  type Setup,
  type State,
  type View,
  viewOf,
} from '@jelly/rules'
import { durationsOf, frenzy } from '@jelly/tempo'
import type { Bot, Thought } from './model/Bot.ts'

/** [R7] [R9] What the table waits for. */
const { sand: SAND, autoFlipAfterFinish, autoFlipAfterStart } = durationsOf(frenzy)

interface Plan extends Thought {
  readonly at: number
}

/** A whole game of bots, one per seat, as fast as they think: time is only counted. */
export class SelfPlay {
  readonly state: State
  /** What each seat knows: it follows the events, which is quicker than to look at everything before each thought. */
  readonly #views: readonly View[]
  readonly #bots: readonly Bot[]
  readonly #dice: Dice
  readonly #random: Randomness
  readonly #watch: (event: Event) => void
  readonly #plans: (Plan | null)[] = []
  #now = 0
  #tableActsAt = 0

  constructor(
    setup: Setup,
    bots: readonly Bot[],
    dice: Dice,
    random: Randomness,
    watch: (event: Event) => void = () => {},
  ) {
    this.state = newState(drawGame(setup, dice))
    this.#views = bots.map((_, seat) => viewOf(this.state, seat))
    this.#bots = bots
    this.#dice = dice
    this.#random = random
    this.#watch = watch
  }

  play(): State {
    while (this.state.phase === 'between') {
      this.#run('table', { type: 'startRound' })
      this.#scramble()
      this.#score()
    }
    this.#run('table', { type: 'openPods' })
    return this.state
  }

  #scramble(): void {
    this.#now = 0
    this.#tableActsAt = autoFlipAfterStart
    this.#bots.forEach((_, seat) => this.#plan(seat))
    while (this.state.phase === 'scramble') this.#nextAct()
  }

  #nextAct(): void {
    const seat = this.#nextSeat()
    const plan = this.#plans[seat]
    if (!plan || plan.at > this.#tableActsAt) return this.#letTheTableAct()
    this.#now = plan.at
    this.#run(seat, plan.command)
    this.#plans[seat] = null
    this.#bots.forEach((_, other) => {
      if (this.#plans[other] === null) this.#plan(other)
    })
  }

  #nextSeat(): Seat {
    let next = 0
    let soonest = Number.POSITIVE_INFINITY
    this.#plans.forEach((plan, seat) => {
      if (plan === null || plan.at >= soonest) return
      next = seat
      soonest = plan.at
    })
    return next
  }

  #letTheTableAct(): void {
    this.#now = this.#tableActsAt
    this.#run('table', { type: this.state.flippedBy === null ? 'flipTimer' : 'sandRunsOut' })
  }

  #setDeadline(event: Event): void {
    if (event.type === 'timerFlipped') this.#tableActsAt = this.#now + SAND
    if (event.type !== 'diePlaced' || this.state.flippedBy !== null) return
    if (this.state.squads[event.seat]?.hand.length === 0)
      this.#tableActsAt = Math.min(this.#tableActsAt, this.#now + autoFlipAfterFinish)
  }

  #plan(seat: Seat): void {
    const thought = this.#think(seat)
    this.#plans[seat] = thought && { command: thought.command, after: thought.after, at: this.#now + thought.after }
  }

  #think(seat: Seat): Thought | null {
    const view = this.#views[seat]
    return (view && this.#bots[seat]?.think(view, seat, this.#random)) ?? null
  }

  #score(): void {
    while (this.state.phase === 'scoring') {
      if (this.state.choice === null) this.#run('table', { type: 'scoreNext' })
      else this.#answer(this.state.choice.question.asked)
    }
  }

  #answer(asked: readonly Seat[]): void {
    const { choice } = this.state
    for (const seat of asked) {
      const thought = this.#think(seat)
      if (thought !== null) this.#run(seat, thought.command)
    }
    if (choice !== null && this.state.choice === choice) this.#run('table', { type: 'answerByDefault' })
  }

  /** It may be refused: what a bot wanted may have become impossible while it took its time. */
  #run(seat: SeatOrTable, command: Command): void {
    const decision = decide(this.state, seat, command, this.#dice)
    if (isRefusal(decision)) return
    for (const event of decision) {
      evolve(this.state, event)
      for (let viewer = 0; viewer < this.#views.length; viewer++)
        evolve(this.#views[viewer] as View, eventFor(event, viewer))
      this.#setDeadline(event)
      this.#watch(event)
    }
  }
}
