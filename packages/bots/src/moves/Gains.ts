import type { DieValue, DistrictId, Seat } from '@jelly/rules'
import type { Evaluation } from '../evaluation/Evaluation.ts'
import { has, withDie, withoutDie } from '../position/pile.ts'
import { addToCenter, pileAt, type Position, setPile } from '../position/Position.ts'
import type { Move } from './Move.ts'

/** Finds what each placement would change; the position is the same again after every question. */
export class Gains {
  readonly #position: Position
  readonly #evaluation: Evaluation
  readonly #before: number[] = []
  /** Districts whose reward depends on their neighbours'. */
  readonly #copying: DistrictId[] = []
  readonly #centerGain: (number | undefined)[] = []

  constructor(position: Position, evaluation: Evaluation) {
    this.#position = position
    this.#evaluation = evaluation
    for (let district = 0; district < position.districts; district++) {
      this.#before.push(evaluation.district(position, district))
      const spoils = evaluation.rewards.at(district, position.targets[district] as number)
      if (spoils.copy !== null) this.#copying.push(district)
    }
  }

  /** What a die at one district is worth before it does anything. */
  placement(district: DistrictId, value: DieValue): Move {
    const pile = this.#putDown(district, value)
    const gain = this.#change(district)
    setPile(this.#position, district, this.#evaluation.seat, pile)
    return { value, district, effect: null, gain }
  }

  /** What it is worth with each of its effects. */
  withEffects(district: DistrictId, value: DieValue, into: Move[]): void {
    const pile = this.#putDown(district, value)
    this.effectsAt(district, value, into)
    setPile(this.#position, district, this.#evaluation.seat, pile)
  }

  /** What the effect of a die that lies there already would change. */
  effectsAt(district: DistrictId, value: DieValue, into: Move[]): void {
    if (value <= 2) this.#kicks(district, value, into)
    else if (value <= 4) this.#slides(district, value, into)
  }

  #putDown(district: DistrictId, value: DieValue): number {
    const pile = pileAt(this.#position, district, this.#evaluation.seat)
    setPile(this.#position, district, this.#evaluation.seat, withDie(pile, value))
    return pile
  }

  #change(district: DistrictId): number {
    return this.#evaluation.district(this.#position, district) - (this.#before[district] as number)
  }

  #kicks(district: DistrictId, value: DieValue, into: Move[]): void {
    const position = this.#position
    const evaluation = this.#evaluation
    for (let owner = 0; owner < position.seats; owner++) {
      const pile = pileAt(position, district, owner)
      const targets = owner === evaluation.seat ? withoutDie(pile, value) : pile
      for (let kicked = 1; kicked <= 6; kicked++) {
        if (!has(targets, kicked)) continue
        setPile(position, district, owner, withoutDie(pile, kicked))
        const gain = this.#change(district) + this.#atCenter(owner)
        into.push({ value, district, effect: { kind: 'kick', owner, value: kicked }, gain })
      }
      setPile(position, district, owner, pile)
    }
  }

  /** What one more die of a colour on the city center changes. */
  #atCenter(owner: Seat): number {
    const known = this.#centerGain[owner]
    if (known !== undefined) return known
    const position = this.#position
    const evaluation = this.#evaluation
    const before = evaluation.center(position)
    addToCenter(position, owner, 1)
    const gain = evaluation.center(position) - before
    addToCenter(position, owner, -1)
    this.#centerGain[owner] = gain
    return gain
  }

  #slides(district: DistrictId, value: DieValue, into: Move[]): void {
    const { targets } = this.#position
    const zone = targets[district] as number
    for (const to of zone === 1 ? [0, 2] : [1]) {
      targets[district] = to
      const gain = this.#change(district) + this.#copiesChange(district)
      into.push({ value, district, effect: { kind: 'slide', zone: to }, gain })
    }
    targets[district] = zone
  }

  #copiesChange(slid: DistrictId): number {
    let gain = 0
    for (const district of this.#copying) if (district !== slid) gain += this.#change(district)
    return gain
  }
}
