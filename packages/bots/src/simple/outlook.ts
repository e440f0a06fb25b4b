import { type District, type DistrictId, type Seat, type View, type Zone } from '@jelly/rules'
import { Lot } from './Lot.ts'
import { type Prize, prizeOf } from './prize.ts'

/** What one district looks like to a seat now. */
export interface Outlook {
  readonly id: DistrictId
  readonly district: District
  readonly lot: Lot
  /** By zone, from zone 1. */
  readonly prizes: readonly Prize[]
  /** What it promises as it stands. */
  readonly now: number
}

/** Every district that no screen locks. */
export function outlooks(view: View, seat: Seat): Outlook[] {
  const doubt = doubtIn(view, seat)
  const list: Outlook[] = []
  view.districts.forEach((district, id) => {
    if (district.lockedBy !== null) return
    const lot = new Lot(district, view.squads.length, seat)
    const prizes = district.zones.map((reward) => prizeOf(view, seat, reward, id))
    const now = promise(prizes[district.target - 1], lot.own, lot.rival, doubt)
    list.push({ id, district, lot, prizes, now })
  })
  return list
}

/** How far a lead can still turn: the more dice the rivals hold, the further. */
export function doubtIn(view: View, seat: Seat): number {
  let dice = 0
  view.squads.forEach(({ hand }, other) => {
    if (other !== seat) dice += hand.length
  })
  return 1 + dice / 3
}

/** What a district promises to who has `own` there against `rival`. */
export function promise(prize: Prize | undefined, own: number, rival: number, doubt: number): number {
  if (prize === undefined || own === 0) return 0
  const lead = (own - rival + 1) / doubt
  const chance = 0.5 + (0.5 * lead) / (1 + Math.abs(lead))
  return chance * prize.win + (1 - chance) * prize.place
}

export const slidesFrom = (target: Zone): readonly Zone[] => (target === 2 ? [1, 3] : [2])
