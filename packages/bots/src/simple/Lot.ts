import { type DieId, type DieValue, type District, ownerOf, type PlacedDie, type Seat } from '@jelly/rules'

/** Who has what at one entrance, seen by one seat: counted once, asked often. */
export class Lot {
  /** Our total, without what cancels [C2]. */
  readonly own: number
  /** The best total of anybody else. */
  readonly rival: number
  /** The rivals' die whose kick lowers their best most, if one does. */
  readonly nuisance: PlacedDie | null
  /** What the best of the rivals would be without it. */
  readonly rivalWithout: number
  /** One of two dice of ours that cancel each other. */
  readonly twin: DieId | null
  readonly twinValue: DieValue
  private readonly counts: readonly number[]

  constructor({ dice }: District, seats: number, seat: Seat) {
    const counts: number[] = []
    for (let n = 0; n < seats * 7; n++) counts.push(0)
    for (const { die, value } of dice) {
      const at = ownerOf(die) * 7 + value
      counts[at] = (counts[at] ?? 0) + 1
    }
    const totals = totalsOf(counts, seats)
    const best = bestOf(totals, seat)
    this.counts = counts.slice(seat * 7, seat * 7 + 7)
    this.own = totals[seat] ?? 0
    this.rival = best.total
    this.nuisance = best.next < best.total ? highestSingle(dice, counts, best.seat) : null
    this.rivalWithout = Math.max(best.next, best.total - (this.nuisance?.value ?? 0))
    const twin = dice.find(({ die, value }) => ownerOf(die) === seat && this.counts[value] === 2)
    this.twin = twin?.die ?? null
    this.twinValue = twin?.value ?? 0
  }

  /** Our total with one more die: the second of a value takes the first one with it. */
  with(value: DieValue): number {
    const count = this.counts[value] ?? 0
    return count === 0 ? this.own + value : count === 1 ? this.own - value : this.own
  }
}

function totalsOf(counts: readonly number[], seats: number): number[] {
  const totals: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let total = 0
    for (let value = 1; value <= 6; value++) if (counts[seat * 7 + value] === 1) total += value
    totals.push(total)
  }
  return totals
}

/** The best total apart from a seat's own, whose it is, and the next one down (the same where two share it). */
function bestOf(totals: readonly number[], except: Seat): { seat: Seat; total: number; next: number } {
  const best = { seat: except, total: 0, next: 0 }
  totals.forEach((total, seat) => {
    if (seat === except) return
    if (total > best.total) Object.assign(best, { seat, total, next: best.total })
    else if (total > best.next) best.next = total
  })
  return best
}

function highestSingle(dice: readonly PlacedDie[], counts: readonly number[], seat: Seat): PlacedDie | null {
  let highest: PlacedDie | null = null
  for (const one of dice) {
    if (ownerOf(one.die) !== seat || counts[seat * 7 + one.value] !== 1) continue
    if (highest === null || one.value > highest.value) highest = one
  }
  return highest
}
