import type { DistrictId, Seat } from '@jelly/rules'
import { ODD, SURVIVORS, TOTAL } from '../position/pile.ts'
import type { Position } from '../position/Position.ts'
import { POD_WORTH } from '../position/holdings.ts'
import type { Spoils } from '../position/spoils.ts'
import type { Outlook } from './Outlook.ts'
import { rankWorth, softRankWorth } from './ranks.ts'
import type { Rewards } from './Rewards.ts'

/** What a position promises one seat, in Jelly of its own. */
export class Evaluation {
  readonly seat: Seat
  readonly rewards: Rewards
  readonly outlook: Outlook

  constructor(seat: Seat, rewards: Rewards, outlook: Outlook) {
    this.seat = seat
    this.rewards = rewards
    this.outlook = outlook
  }

  whole(position: Position): number {
    let worth = this.center(position)
    for (let district = 0; district < position.districts; district++) worth += this.district(position, district)
    return worth
  }

  /** What one district is likely to bring. */
  district(position: Position, district: DistrictId): number {
    const chain = this.rewards.follow(position, district)
    let lure = 0
    for (const spoils of chain) lure += spoils.lure
    this.outlook.lookAt(position, district, lure)
    let worth = 0
    for (const spoils of chain) worth += this.#worthOf(position, district, spoils)
    return worth
  }

  #worthOf(position: Position, district: DistrictId, spoils: Spoils): number {
    const { outlook } = this
    if (spoils.reroll) outlook.lookAtReroll(position, district)
    const { stays } = outlook
    const now = stays > 0 ? stays * this.#asItStands(position, district, spoils) : 0
    return stays < 1 ? now + (1 - stays) * this.#likely(position, district, spoils) : now
  }

  /** [C6] What the city center is likely to bring. */
  center(position: Position): number {
    const { outlook } = this
    const { stakes } = this.rewards
    outlook.lookAtCenter(position)
    let most = 1
    for (const count of position.center) most = Math.max(most, count)
    let worth = 0
    for (let seat = 0; seat < stakes.length; seat++) {
      const leads = position.center[seat] === most ? outlook.stays : 0
      const hopes = outlook.stays < 1 ? (1 - outlook.stays) * (outlook.chance[seat] as number) : 0
      worth += (leads + hopes) * POD_WORTH * (stakes[seat] as number)
    }
    return worth
  }

  /** [C3] [C4] The highest total controls; seats that tie gain in full. */
  #asItStands({ piles, seats }: Position, district: DistrictId, spoils: Spoils): number {
    const first = district * seats
    let most = 1
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, TOTAL[piles[first + seat] as number] as number)
    let worth = 0
    for (let seat = 0; seat < seats; seat++) {
      const pile = piles[first + seat] as number
      if (TOTAL[pile] === most) worth += this.#control(spoils, seat, pile)
    }
    return spoils.ranks.length === 0 ? worth : worth + rankWorth(spoils.ranks, piles, first, seats)
  }

  #likely({ piles, seats }: Position, district: DistrictId, spoils: Spoils): number {
    const first = district * seats
    const { chance } = this.outlook
    let worth = 0
    for (let seat = 0; seat < seats; seat++)
      worth += (chance[seat] as number) * this.#control(spoils, seat, piles[first + seat] as number)
    return spoils.ranks.length === 0 ? worth : worth + softRankWorth(spoils.ranks, chance, piles, first)
  }

  #control({ control, odd, even }: Spoils, seat: Seat, pile: number): number {
    const survivors = SURVIVORS[pile] as number
    const plain = control[seat * 8 + survivors] as number
    if (odd === 0 && even === 0) return plain
    const odds = ODD[pile] as number
    return plain + (this.rewards.stakes[seat] as number) * (odds * odd + (survivors - odds) * even)
  }
}
