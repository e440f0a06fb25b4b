import {
  answersTo,
  type Command,
  decide,
  type Dice,
  drawGame,
  type Effect,
  effectOf,
  evolve,
  isRefusal,
  newState,
  type Phase,
  type Randomness,
  type Seat,
  type SeatOrTable,
  type Setup,
  type State,
} from '@jelly/rules'

const START = { type: 'startRound' } as const
const CLOSE: Command = { type: 'answerByDefault' }
const SCORE = { type: 'scoreNext' } as const
const OPEN = { type: 'openPods' } as const
const ROLL = { type: 'rollDice' } as const
const SKIP = { type: 'skipEffect' } as const
const FLIP = { type: 'flipTimer' } as const

/** A whole game of random players, without shortcuts: every command is decided, every event evolved. */
export class RandomGame {
  readonly state: State
  readonly #dice: Dice
  readonly #random: Randomness
  #actions = 0

  constructor(setup: Setup, dice: Dice, random: Randomness) {
    this.state = newState(drawGame(setup, dice))
    this.#dice = dice
    this.#random = random
  }

  /** Says how many commands it took. */
  play(): number {
    while (this.#is('between')) {
      this.#run('table', START)
      while (this.#is('scramble')) this.#act(this.#nextSeat())
      while (this.#is('scoring')) this.#score()
    }
    this.#run('table', OPEN)
    return this.#actions
  }

  #is(phase: Phase): boolean {
    return this.state.phase === phase
  }

  /** Any seat that has dice left. */
  #nextSeat(): Seat {
    const { squads } = this.state
    let seat = this.#random(squads.length)
    while (squads[seat]?.hand.length === 0) seat = (seat + 1) % squads.length
    return seat
  }

  /** One seat's turn: all its dice are rolled, then one is placed or none. */
  #act(seat: Seat): void {
    const squad = this.state.squads[seat]
    if (squad === undefined) return
    this.#run(seat, ROLL)
    if (this.#random(5) === 0) return
    const at = this.#random(squad.hand.length)
    const district = this.#random(this.state.districts.length)
    this.#place(seat, squad.hand[at] ?? 0, squad.tray[at] ?? 0, district)
    if (squad.hand.length === 0) this.#finish(seat)
  }

  #place(seat: Seat, die: number, value: number, district: number): void {
    const effect = this.#random(2) === 0 ? null : this.#effectOf(value, district)
    if (effect === null) this.#run(seat, { type: 'placeDie', die, district })
    else this.#run(seat, { type: 'placeDie', die, district, effect })
  }

  #effectOf(value: number, id: number): Effect | null {
    const district = this.state.districts[id]
    const kind = effectOf(value)
    if (district === undefined || kind === null) return null
    if (kind === 'slide') return { slide: district.target === 2 ? (this.#random(2) === 0 ? 1 : 3) : 2 }
    const kicked = district.dice[this.#random(district.dice.length)]
    return kicked === undefined ? null : { kick: kicked.die }
  }

  /** [R8] An effect that nobody uses would keep the round from ending. */
  #finish(seat: Seat): void {
    if (this.state.squads[seat]?.effect) this.#run(seat, SKIP)
    if (!this.#is('scramble')) return
    if (this.#random(10) < 3)
      this.#run(seat, { type: 'lockDistrict', district: this.#random(this.state.districts.length) })
    if (this.state.flippedBy === null) this.#run(seat, FLIP)
  }

  #score(): void {
    const { choice } = this.state
    if (choice === null) return this.#run('table', SCORE)
    const seat = choice.question.asked[choice.answers.indexOf(null)]
    if (seat === undefined) return this.#run('table', CLOSE)
    const answers = answersTo(choice.question, this.state, seat)
    const answer = answers[this.#random(answers.length)]
    return answer && this.#run(seat, { type: 'answerChoice', answer })
  }

  #run(seat: SeatOrTable, command: Command): void {
    const decision = decide(this.state, seat, command, this.#dice)
    this.#actions++
    if (isRefusal(decision)) return
    for (const event of decision) evolve(this.state, event)
  }
}
