import { type DieId, type DieValue, type District, ownerOf, type PlacedDie, type Seat, standing } from '@jelly/rules'

/** Who has what at one entrance, seen by one seat. */
export interface Lot {
  readonly dice: readonly PlacedDie[]
  readonly seat: Seat
  /** Our total, without what cancels [C2]. */
  readonly own: number
  /** The best total of anybody else. */
  readonly rival: number
  /** The die whose kick would lower that most; null where two share the best. */
  readonly nuisance: PlacedDie | null
  /** The best of the rivals without it. */
  readonly rivalWithout: number
  /** One of just two dice of ours that cancel each other. */
  readonly twin: PlacedDie | null
}

export function lotOf({ dice }: District, seats: number, seat: Seat): Lot {
  const { totals, twins } = standing(dice, seats)
  const best = bestRival(totals, seat, seat)
  const rival = best === null ? 0 : (totals[best] ?? 0)
  const next = best === null ? null : bestRival(totals, seat, best)
  const runnerUp = next === null ? 0 : (totals[next] ?? 0)
  const nuisance = best === null || runnerUp === rival ? null : highestOf(dice, best, twins)
  return {
    dice,
    seat,
    own: totals[seat] ?? 0,
    rival,
    nuisance,
    rivalWithout: nuisance === null ? rival : Math.max(runnerUp, rival - nuisance.value),
    twin: twins.length === 0 ? null : pairOf(dice, seat, twins),
  }
}

/** Our total with one more die: the second of a value takes the first one with it. */
export function ownWith({ dice, seat, own }: Lot, value: DieValue): number {
  const count = countOf(dice, seat, value)
  return count === 0 ? own + value : count === 1 ? own - value : own
}

function countOf(dice: readonly PlacedDie[], seat: Seat, value: DieValue): number {
  let count = 0
  for (const placed of dice) if (placed.value === value && ownerOf(placed.die) === seat) count++
  return count
}

/** The seat with the best total, leaving out two seats; null where no other seat has a total. */
function bestRival(totals: readonly number[], self: Seat, other: Seat): Seat | null {
  let best: Seat | null = null
  let most = 0
  for (let seat = 0; seat < totals.length; seat++) {
    const total = totals[seat] ?? 0
    if (seat === self || seat === other || total <= most) continue
    best = seat
    most = total
  }
  return best
}

function highestOf(dice: readonly PlacedDie[], seat: Seat, twins: readonly DieId[]): PlacedDie | null {
  let highest: PlacedDie | null = null
  for (const placed of dice) {
    if (ownerOf(placed.die) !== seat || twins.includes(placed.die)) continue
    if (highest === null || placed.value > highest.value) highest = placed
  }
  return highest
}

function pairOf(dice: readonly PlacedDie[], seat: Seat, twins: readonly DieId[]): PlacedDie | null {
  for (const placed of dice) {
    if (ownerOf(placed.die) !== seat || !twins.includes(placed.die)) continue
    if (countOf(dice, seat, placed.value) === 2) return placed
  }
  return null
}
