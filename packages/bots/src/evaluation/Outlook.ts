import { DICE, SURVIVORS, TOTAL } from '../position/pile.ts'
import type { Position } from '../position/Position.ts'
import { OUTLOOK_KEYS, type OutlookRow, type Weights } from './weights.ts'

/** What one die more is worth in a district whose dice are all rolled again. */
const REROLL_DIE = 0.9

/** How the districts of a position are likely to end, going by the dice that may still come. */
export class Outlook {
  /** By seat, after a look: the chance to lead in the end, should anything change. */
  readonly chance: Float64Array
  /** After a look: how likely it is that everything there ends as it stands. */
  stays = 1
  #row: OutlookRow | null = null
  readonly #weights: Weights
  readonly #foresight: number

  /** With a foresight of 0 it expects that everything stays as it is. */
  constructor(seats: number, weights: Weights, foresight: number) {
    this.#weights = weights
    this.#foresight = foresight
    this.chance = new Float64Array(seats)
  }

  /** To be called when hands, screens or the timer have changed. */
  refresh(position: Position): void {
    this.#row = this.#foresight === 0 ? null : rowAt(this.#weights, position)
  }

  lookAt({ piles, hands, locked, seats }: Position, district: number, lure: number): void {
    const { chance } = this
    const row = this.#row
    if (row === null || locked[district] === 1) return this.#lookAway()
    this.#expectToStay(row.stays + row.staysLure * lure)
    const pull = (row.hand + row.lure * lure) / 7
    for (let seat = 0; seat < seats; seat++) {
      const pile = piles[district * seats + seat] as number
      const total = TOTAL[pile] as number
      const hand = hands[seat] as number
      const power = total === 0 ? row.empty : (row.total * total) / 6 + row.survivors * (SURVIVORS[pile] as number)
      chance[seat] = total === 0 && hand === 0 ? 0 : Math.exp(power + pull * hand)
    }
    this.#share()
  }

  lookAtCenter({ center }: Position): void {
    const { chance } = this
    const row = this.#row
    if (row === null) return this.#lookAway()
    this.#expectToStay(row.centerStays)
    for (let seat = 0; seat < chance.length; seat++) chance[seat] = Math.exp(row.centerCount * (center[seat] as number))
    this.#share()
  }

  /** [W2] Where all dice are rolled again, only their number counts. */
  lookAtReroll({ piles, seats }: Position, district: number): void {
    this.stays = 0
    for (let seat = 0; seat < seats; seat++) {
      const dice = DICE[piles[district * seats + seat] as number] as number
      this.chance[seat] = dice === 0 ? 0 : Math.exp(REROLL_DIE * dice)
    }
    this.#share()
  }

  #lookAway(): void {
    this.stays = 1
  }

  #expectToStay(logit: number): void {
    this.stays = 1 - this.#foresight / (1 + Math.exp(logit))
  }

  #share(): void {
    const { chance } = this
    let sum = 0
    for (let seat = 0; seat < chance.length; seat++) sum += chance[seat] as number
    if (sum > 0) for (let seat = 0; seat < chance.length; seat++) chance[seat] = (chance[seat] as number) / sum
  }
}

/** How far a round still has to go: 0 when no die is left to come. */
export function roundLeft({ hands, locked, flipped }: Position, flippedHands: number): number {
  const dice = sumOf(hands) * (flipped ? flippedHands : 1)
  return dice === 0 ? 0 : dice / (dice + locked.length - sumOf(locked))
}

/** Between two knots, a mixture of their rows; null where no die is left to come. */
function rowAt({ knots, rows, flippedHands }: Weights, position: Position): OutlookRow | null {
  const stage = roundLeft(position, flippedHands)
  if (stage === 0) return null
  const { at, part } = placeAmong(knots, stage)
  const from = rows[at - 1] as OutlookRow
  const to = rows[at] as OutlookRow
  const row: Record<string, number> = {}
  for (const key of OUTLOOK_KEYS) row[key] = from[key] + part * (to[key] - from[key])
  return row as OutlookRow
}

/** The knot above a stage, and how far the stage is on the way to it. */
export function placeAmong(knots: readonly number[], stage: number): { at: number; part: number } {
  let at = 1
  while (at < knots.length - 1 && stage > (knots[at] as number)) at++
  const low = knots[at - 1] as number
  return { at, part: Math.min(1, (stage - low) / ((knots[at] as number) - low)) }
}

function sumOf(list: Int8Array | Uint8Array): number {
  let sum = 0
  for (const one of list) sum += one
  return sum
}
