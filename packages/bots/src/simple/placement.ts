import {
  type DieId,
  type DieValue,
  type DistrictId,
  type Effect,
  effectOf,
  type Seat,
  squadOf,
  type View,
  type Zone,
} from '@jelly/rules'
import { ownWith } from './lot.ts'
import { doubtIn, prizeAt, promise, type Prospect, prospects } from './prospects.ts'

/** One way to place a die, and how many Jelly it promises over leaving things alone. */
export interface Placement {
  readonly die: DieId
  readonly district: DistrictId
  readonly effect: Effect | null
  readonly gain: number
}

interface Option {
  readonly gain: number
  readonly effect: Effect | null
}

/** The most promising placement of the dice in the tray; null where no district is open. */
export function bestPlacement(view: View, seat: Seat): Placement | null {
  const { hand, tray } = squadOf(view, seat)
  const doubt = doubtIn(view, seat)
  let best: Placement | null = null
  for (const prospect of prospects(view, seat)) {
    for (let n = 0; n < hand.length; n++) {
      const value = tray?.[n] ?? 0
      if (tray?.indexOf(value) !== n) continue
      const { gain, effect } = bestOption(view, prospect, value, doubt)
      if (best === null || gain > best.gain) best = { die: hand[n] ?? 0, district: prospect.id, effect, gain }
    }
  }
  return best
}

function bestOption(view: View, prospect: Prospect, value: DieValue, doubt: number): Option {
  const { prize, lot, now } = prospect
  const own = ownWith(lot, value)
  const plain = { gain: promise(prize, own, lot.rival, doubt) - now, effect: null }
  const kind = effectOf(value)
  if (kind === 'slide') return bestSlide(view, prospect, own, plain, doubt)
  return kind === 'kick' ? bestKick(prospect, value, own, plain, doubt) : plain
}

function bestSlide(view: View, prospect: Prospect, own: number, plain: Option, doubt: number): Option {
  const { id, district, lot, now } = prospect
  let best = plain
  for (const zone of slidesFrom(district.target)) {
    const gain = promise(prizeAt(view, lot.seat, district, id, zone), own, lot.rival, doubt) - now
    if (gain > best.gain) best = { gain, effect: { slide: zone } }
  }
  return best
}

/** A rival's best die goes, or one of two of our own that cancel. */
function bestKick(prospect: Prospect, value: DieValue, own: number, plain: Option, doubt: number): Option {
  const { prize, lot, now } = prospect
  const { nuisance, twin } = lot
  let best = plain
  if (nuisance !== null) {
    const gain = promise(prize, own, lot.rivalWithout, doubt) - now
    if (gain > best.gain) best = { gain, effect: { kick: nuisance.die } }
  }
  if (twin !== null && twin.value !== value) {
    const gain = promise(prize, own + twin.value, lot.rival, doubt) - now
    if (gain > best.gain) best = { gain, effect: { kick: twin.die } }
  }
  return best
}

const MIDDLE: readonly Zone[] = [2]
const ENDS: readonly Zone[] = [1, 3]
const slidesFrom = (target: Zone): readonly Zone[] => (target === 2 ? ENDS : MIDDLE)
