import type { District, DistrictId, Seat, View, Zone } from '@jelly/rules'
import { type Lot, lotOf } from './lot.ts'
import { type Prize, prizeOf } from './prize.ts'

/** What one open district looks like to a seat now. */
export interface Prospect {
  readonly id: DistrictId
  readonly district: District
  readonly lot: Lot
  /** Of the target. */
  readonly prize: Prize
  /** What it promises as it stands. */
  readonly now: number
}

/** Every district that no screen locks. */
export function prospects(view: View, seat: Seat): Prospect[] {
  const doubt = doubtIn(view, seat)
  const list: Prospect[] = []
  for (let id = 0; id < view.districts.length; id++) {
    const district = view.districts[id] as District
    if (district.lockedBy !== null) continue
    const lot = lotOf(district, view.squads.length, seat)
    const prize = prizeAt(view, seat, district, id, district.target)
    list.push({ id, district, lot, prize, now: promise(prize, lot.own, lot.rival, doubt) })
  }
  return list
}

export const prizeAt = (view: View, seat: Seat, { zones }: District, id: DistrictId, zone: Zone): Prize =>
  prizeOf(view, seat, zones[zone - 1] ?? [], id)

/** How far a lead can still turn: the more dice the rivals hold, the further. */
export function doubtIn({ squads }: View, seat: Seat): number {
  let dice = 0
  for (let other = 0; other < squads.length; other++) if (other !== seat) dice += squads[other]?.hand.length ?? 0
  return 1 + dice / 3
}

/** What a district promises to a seat whose total there is `own`, against a rival's total. */
export function promise({ win, place }: Prize, own: number, rival: number, doubt: number): number {
  if (own === 0) return 0
  const lead = (own - rival + 1) / doubt
  const chance = 0.5 + (0.5 * lead) / (1 + Math.abs(lead))
  return chance * win + (1 - chance) * place
}
