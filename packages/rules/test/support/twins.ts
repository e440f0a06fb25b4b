import {
  answersTo,
  type Command,
  decide,
  type Dice,
  type DieId,
  drawGame,
  type Event,
  evolve,
  isRefusal,
  legalCommands,
  newState,
  ownerOf,
  type Pod,
  type Randomness,
  type Seat,
  seededRandomness,
  type State,
  type Viewer,
  viewOf,
} from '../../src/index.ts'
import { LoadedDice } from './loadedDice.ts'
import { pureDice } from './pureDice.ts'
import { type Move, pick, randomMove, setupOf } from './randomGame.ts'

/** Two games that look the same to one viewer, and differ in everything that viewer may not know. */
export class Twins {
  readonly one: State
  readonly two: State
  readonly viewer: Viewer
  readonly #random: Randomness
  readonly #shared: Dice
  /** Of each rival's tray, the one die that shows the same in both games. */
  readonly #planned = new Map<Seat, DieId>()

  constructor(seed: number, viewer: Viewer) {
    this.#random = seededRandomness(seed)
    this.#shared = pureDice(seed)
    this.viewer = viewer
    const started = drawGame(setupOf(seed), this.#shared)
    this.one = newState(started)
    this.two = newState({ ...started, stack: started.stack.toReversed() })
  }

  /** One public step: what happened in each game. */
  step(): readonly [readonly Event[], readonly Event[]] {
    const move = this.#nextMove()
    const [first, second] = this.#dicesFor(move)
    const one = accepted(this.one, move, first)
    if (typeof this.viewer === 'number') this.#matchPods(one, this.viewer)
    const two = accepted(this.two, this.#twinOf(move), second)
    return [one, two]
  }

  #nextMove(): Move {
    const { choice, phase } = this.one
    if (phase !== 'scramble' || choice !== null || this.#random(12) === 0) return this.#tableMove()
    const seat = this.#random(this.one.squads.length)
    const commands = legalCommands(viewOf(this.one, seat), seat).filter((command) => this.#isPlanned(seat, command))
    return commands.length > 0 ? { seat, command: pick(commands, this.#random) } : this.#nextMove()
  }
  #tableMove(): Move {
    const move = randomMove(this.one, this.#random)
    const isPlay = move.seat !== 'table' && this.one.phase === 'scramble'
    return isPlay ? this.#nextMove() : move
  }
  #isPlanned(seat: Seat, command: Command): boolean {
    return seat === this.viewer || command.type !== 'placeDie' || command.die === this.#planned.get(seat)
  }

  /** A rival's roll falls differently in the two games, but for one die. */
  #dicesFor({ seat, command }: Move): [Dice, Dice] {
    if (command.type !== 'rollDice' || seat === 'table' || seat === this.viewer) return [this.#shared, this.#shared]
    const { hand } = this.one.squads[seat] ?? { hand: [] }
    const plan = this.#random(hand.length)
    this.#planned.set(seat, hand[plan] ?? -1)
    const first = hand.map(() => this.#random(6) + 1)
    const second = first.map((value, n) => (n === plan ? value : this.#random(6) + 1))
    return [new LoadedDice(first).roll, new LoadedDice(second).roll]
  }

  /** A viewer knows the pods it takes itself: they must be the same. */
  #matchPods(events: readonly Event[], viewer: Seat): void {
    const stack: Pod[] = [...this.two.stack]
    let top = this.two.stackSize
    for (const event of events) {
      if (event.type !== 'podTaken') continue
      top--
      if (event.seat === viewer) stack[top] = event.pod
    }
    Object.assign(this.two, { stack })
  }

  /** Which pod a rival returns is its own affair. */
  #twinOf(move: Move): Move {
    const { seat, command } = move
    if (command.type !== 'answerChoice' || command.answer.kind !== 'pod') return move
    const { choice } = this.two
    if (seat === 'table' || seat === this.viewer || choice === null) return move
    const answer = pick(answersTo(choice.question, viewOf(this.two, seat), seat), this.#random)
    return { seat, command: { type: 'answerChoice', answer } }
  }

  evolve([one, two]: readonly [Event, Event]): void {
    evolve(this.one, one)
    evolve(this.two, two)
  }

  /** What differs between the two games, by name. */
  get differences(): string[] {
    const parts = ['stack', 'pods', 'tray'] as const
    return parts.filter((part) => JSON.stringify(partOf(this.one, part)) !== JSON.stringify(partOf(this.two, part)))
  }
}

const partOf = (state: State, part: 'stack' | 'pods' | 'tray'): unknown =>
  part === 'stack' ? state.stack : state.squads.map((squad) => squad[part])

function accepted(state: State, { seat, command }: Move, dice: Dice): readonly Event[] {
  const events = decide(state, seat, command, dice)
  if (isRefusal(events)) throw new Error(`${JSON.stringify({ seat, command })} is refused: ${events.refused}`)
  return events
}

/** Commands of every kind, most of them wrong. */
export function guesses(seat: Seat): Command[] {
  const dice = [0, 3, 6].map((n) => seat * 7 + n)
  const others = [0, 8, 16].filter((die) => ownerOf(die) !== seat)
  return [
    { type: 'rollDice' },
    ...[...dice, ...others].flatMap((die): Command[] => [
      { type: 'placeDie', die, district: 1 },
      { type: 'placeDie', die, district: 2, effect: { kick: 9 } },
      { type: 'useEffect', effect: { kick: die } },
    ]),
    { type: 'useEffect', effect: { slide: 2 } },
    { type: 'skipEffect' },
    { type: 'lockDistrict', district: 1 },
    { type: 'flipTimer' },
    { type: 'answerChoice', answer: { kind: 'copy', from: 'cw' } },
    ...[2, 3, 'die' as const].map((pod): Command => ({ type: 'answerChoice', answer: { kind: 'pod', pod } })),
    { type: 'answerChoice', answer: { kind: 'pay', order: [0, 1] } },
  ]
}
