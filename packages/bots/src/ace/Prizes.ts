import type { District, DistrictId } from '@jelly/rules'
import type { Position } from '../position/Position.ts'
import type { Holdings } from '../position/holdings.ts'
import { type Spoils, spoilsOf } from '../position/spoils.ts'
import { selfishStakes } from '../position/stakes.ts'

const NO_COPY = 0
const CLOCKWISE = 1
const COUNTER = 2
const ANY = 3

/** What control of each district pays each seat: coarse, and quick to ask a million times. */
export class Prizes {
  readonly seats: number
  readonly #districts: number
  /** At `(district * 3 + zone) * seats + seat`. */
  readonly #own: Float64Array
  readonly #copies: Int8Array

  constructor(city: readonly District[], holdings: Holdings) {
    this.seats = holdings.jelly.length
    this.#districts = city.length
    this.#own = new Float64Array(city.length * 3 * this.seats)
    this.#copies = new Int8Array(city.length * 3)
    for (let seat = 0; seat < this.seats; seat++) this.#fill(city, holdings, seat)
  }

  #fill(city: readonly District[], holdings: Holdings, seat: number): void {
    const stakes = selfishStakes(seat, this.seats)
    city.forEach(({ zones }, district) =>
      zones.forEach((reward, zone) => {
        const spoils = spoilsOf(reward, holdings, stakes)
        this.#own[(district * 3 + zone) * this.seats + seat] = prizeOf(spoils, seat)
        this.#copies[district * 3 + zone] = copyOf(spoils)
      }),
    )
  }

  /** Writes what each seat would gain at a district whose target shows `zone`, copies followed [W2]. */
  write(targets: Int8Array, district: DistrictId, zone: number, into: Float64Array, at: number): void {
    let face = district * 3 + zone
    for (let seat = 0; seat < this.seats; seat++) into[at + seat] = this.#own[face * this.seats + seat] as number
    let here = district
    let seen = 1 << here
    while (this.#copies[face] !== NO_COPY) {
      here = this.#copied(targets, here, this.#copies[face] as number)
      if (seen & (1 << here)) return
      seen |= 1 << here
      face = here * 3 + (targets[here] as number)
      for (let seat = 0; seat < this.seats; seat++)
        into[at + seat] = (into[at + seat] as number) + (this.#own[face * this.seats + seat] as number)
    }
  }

  #copied(targets: Int8Array, at: DistrictId, copy: number): DistrictId {
    const cw = (at + 1) % this.#districts
    const ccw = (at + this.#districts - 1) % this.#districts
    if (copy !== ANY) return copy === COUNTER ? ccw : cw
    return this.#first(targets, cw) >= this.#first(targets, ccw) ? cw : ccw
  }

  #first(targets: Int8Array, district: DistrictId): number {
    return this.#own[(district * 3 + (targets[district] as number)) * this.seats] as number
  }

  /** Writes every district's prizes as the targets stand. */
  writeAll({ targets }: Position, into: Float64Array): void {
    for (let district = 0; district < this.#districts; district++)
      this.write(targets, district, targets[district] as number, into, district * this.seats)
  }
}

function prizeOf({ control, ranks, odd, even }: Spoils, seat: number): number {
  let prize = (control[seat * 8 + 1] as number) + 1.5 * (odd + even)
  for (const { rank, worth } of ranks) if (rank === 'first') prize += worth[seat] as number
  return prize
}

function copyOf({ copy }: Spoils): number {
  if (copy === null) return NO_COPY
  return copy === 'any' ? ANY : copy === 'cw' ? CLOCKWISE : COUNTER
}
