import type { District, DistrictId } from '@jelly/rules'
import type { Position } from '../position/Position.ts'
import type { Holdings } from '../position/holdings.ts'
import { type Spoils, spoilsOf } from '../position/spoils.ts'
import type { Stakes } from '../position/stakes.ts'

/** What the zones of a city pay, seen with one seat's interests; each zone is worked out when first asked for. */
export class Rewards {
  readonly stakes: Stakes
  readonly #city: readonly District[]
  readonly #holdings: Holdings
  readonly #known: (Spoils | undefined)[] = []
  readonly #chain: Spoils[] = []

  constructor(city: readonly District[], holdings: Holdings, stakes: Stakes) {
    this.#city = city
    this.#holdings = holdings
    this.stakes = stakes
  }

  /** The zone counts from 0. */
  at(district: DistrictId, zone: number): Spoils {
    const at = district * 3 + zone
    const known = this.#known[at]
    if (known !== undefined) return known
    const fresh = spoilsOf(this.#city[district]?.zones[zone] ?? [], this.#holdings, this.stakes)
    this.#known[at] = fresh
    return fresh
  }

  /** [W2] What a target leads to: its own reward and those it copies. The list is used again by the next call. */
  follow(position: Position, district: DistrictId): readonly Spoils[] {
    const chain = this.#chain
    chain.length = 0
    let seen = 0
    let at: DistrictId | null = district
    while (at !== null && (seen & (1 << at)) === 0) {
      seen |= 1 << at
      const spoils = this.at(at, position.targets[at] as number)
      chain.push(spoils)
      at = spoils.copy === null ? null : this.#copied(spoils.copy, at, position)
    }
    return chain
  }

  #copied(from: NonNullable<Spoils['copy']>, at: DistrictId, { targets, districts }: Position): DistrictId {
    const cw = (at + 1) % districts
    const ccw = (at + districts - 1) % districts
    if (from !== 'any') return from === 'cw' ? cw : ccw
    return this.at(cw, targets[cw] as number).lure >= this.at(ccw, targets[ccw] as number).lure ? cw : ccw
  }
}
