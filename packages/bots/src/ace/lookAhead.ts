import type { View } from '@jelly/rules'
import type { Evaluation } from '../evaluation/Evaluation.ts'
import { copyPosition, type Position, restore } from '../position/Position.ts'
import { readHoldings } from '../position/holdings.ts'
import { Playout } from './Playout.ts'
import { Prizes } from './Prizes.ts'

/** Something to do, and what it promises at first look. */
export interface LookAheadOption {
  readonly promise: number
  apply(position: Position): void
}

export interface Budget {
  /** How many playouts a decision may take. */
  readonly samples: number
  /** How many options are played out. */
  readonly width: number
  /** How far the samples count against the first look, 0 to 1. */
  readonly trust: number
}

interface Contender {
  readonly at: number
  readonly option: LookAheadOption
  readonly start: Position
  sum: number
  played: number
}

/**
 * Plays the rest of the round out after each of the most promising options, all of them against the same dice; the
 * worse half drops out, the rest is played on. Returns the index of the best.
 */
export function lookAhead(
  view: View,
  position: Position,
  evaluation: Evaluation,
  options: readonly LookAheadOption[],
  { samples, width, trust }: Budget,
  seed: number,
): number {
  let field = mostPromising(options, width).map((at) => contender(at, options[at] as LookAheadOption, position))
  if (field.length < 2) return field[0]?.at ?? -1
  const playouts = new Sampling(view, position, evaluation, seed)
  const heats = Math.ceil(Math.log2(field.length))
  for (let heat = 0; heat < heats; heat++) {
    const each = Math.max(1, Math.floor(samples / heats / field.length))
    for (const one of field) playouts.sample(one, each)
    field = betterHalf(field, trust)
  }
  return field[0]?.at ?? -1
}

function mostPromising(options: readonly LookAheadOption[], width: number): number[] {
  const order = options.map((_, at) => at)
  order.sort(
    (one, other) =>
      (options[other] as LookAheadOption).promise - (options[one] as LookAheadOption).promise || one - other,
  )
  return order.slice(0, width)
}

function contender(at: number, option: LookAheadOption, position: Position): Contender {
  const start = copyPosition(position)
  option.apply(start)
  return { at, option, start, sum: 0, played: 0 }
}

function betterHalf(field: readonly Contender[], trust: number): Contender[] {
  const score = ({ option, sum, played }: Contender): number => trust * (sum / played) + (1 - trust) * option.promise
  return field
    .slice()
    .sort((one, other) => score(other) - score(one))
    .slice(0, Math.ceil(field.length / 2))
}

class Sampling {
  readonly #playout: Playout
  readonly #evaluation: Evaluation
  readonly #scratch: Position
  readonly #seed: number

  constructor(view: View, position: Position, evaluation: Evaluation, seed: number) {
    this.#playout = new Playout(new Prizes(view.districts, readHoldings(view)), position.districts)
    this.#evaluation = evaluation
    this.#scratch = copyPosition(position)
    this.#seed = seed
    this.#scratch.hands.fill(0)
    evaluation.outlook.refresh(this.#scratch)
  }

  sample(one: Contender, count: number): void {
    for (let n = 0; n < count; n++, one.played++) {
      restore(this.#scratch, one.start)
      this.#playout.random.seed(this.#seed + one.played)
      this.#playout.run(this.#scratch)
      one.sum += this.#evaluation.whole(this.#scratch)
    }
  }
}
