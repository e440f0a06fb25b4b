import type { Seat } from '@jelly/rules'
import type { Holdings } from './holdings.ts'

/** What one Jelly in each seat's hands is worth to one seat: its own 1, a rival's less than nothing. */
export type Stakes = Float64Array

/**
 * Who is likely to win decides whom a Jelly hurts: with a chance to win of `exp(wealth / swing)` each, one more Jelly
 * for a rival costs us as much as that rival is the one we lose to.
 */
export function stakesFor(
  seat: Seat,
  { wealth }: Holdings,
  { swing, rivalry }: { swing: number; rivalry: number },
): Stakes {
  const top = Math.max(...wealth)
  const chances = wealth.map((jelly) => Math.exp((jelly - top) / swing))
  const rivals = chances.reduce((sum, chance, other) => (other === seat ? sum : sum + chance), 0)
  return Float64Array.from(chances, (chance, other) => (other === seat ? 1 : (-rivalry * chance) / rivals))
}

/** The stakes of a seat that cares about nobody else. */
export function selfishStakes(seat: Seat, seats: number): Stakes {
  const stakes = new Float64Array(seats)
  stakes[seat] = 1
  return stakes
}
