import { type DieValue, type Effect, effectOf, type Seat, squadOf, type View } from '@jelly/rules'
import { doubtIn, type Outlook, outlooks, promise, slidesFrom } from './outlook.ts'

/** One way to place a die, and how many Jelly it promises over leaving things alone. */
export interface Placement {
  readonly die: number
  readonly district: number
  readonly effect: Effect | null
  readonly gain: number
}

/** The most promising placement of the dice in the tray; null where no district is open. */
export function bestPlacement(view: View, seat: Seat): Placement | null {
  const { hand, tray } = squadOf(view, seat)
  const doubt = doubtIn(view, seat)
  let best: Placement | null = null
  for (const outlook of outlooks(view, seat)) {
    hand.forEach((die, n) => {
      const value = tray?.[n] ?? 0
      if (tray?.indexOf(value) !== n) return
      const { gain, effect } = bestEffect(outlook, value, doubt)
      if (best === null || gain > best.gain) best = { die, district: outlook.id, effect, gain }
    })
  }
  return best
}

interface Option {
  readonly gain: number
  readonly effect: Effect | null
}

function bestEffect(outlook: Outlook, value: DieValue, doubt: number): Option {
  const { district, prizes, lot, now } = outlook
  const own = lot.with(value)
  const plain = { gain: promise(prizes[district.target - 1], own, lot.rival, doubt) - now, effect: null }
  const kind = effectOf(value)
  if (kind === 'slide') return bestSlide(outlook, own, plain, doubt)
  return kind === 'kick' ? bestKick(outlook, value, own, plain, doubt) : plain
}

function bestSlide({ district, prizes, lot, now }: Outlook, own: number, plain: Option, doubt: number): Option {
  let best = plain
  for (const zone of slidesFrom(district.target)) {
    const gain = promise(prizes[zone - 1], own, lot.rival, doubt) - now
    if (gain > best.gain) best = { gain, effect: { slide: zone } }
  }
  return best
}

/** A rival's best die goes, or one of two of our own that cancel. */
function bestKick(outlook: Outlook, value: DieValue, own: number, plain: Option, doubt: number): Option {
  const { district, prizes, lot, now } = outlook
  const prize = prizes[district.target - 1]
  let best = plain
  if (lot.nuisance !== null) {
    const gain = promise(prize, own, lot.rivalWithout, doubt) - now
    if (gain > best.gain) best = { gain, effect: { kick: lot.nuisance.die } }
  }
  if (lot.twin !== null && lot.twinValue !== value) {
    const gain = promise(prize, own + lot.twinValue, lot.rival, doubt) - now
    if (gain > best.gain) best = { gain, effect: { kick: lot.twin } }
  }
  return best
}
