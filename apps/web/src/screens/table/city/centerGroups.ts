import { ownerOf, type PlacedDie, type Seat } from '@jelly/rules'

export interface CenterGroup {
  readonly seat: Seat
  readonly dice: readonly PlacedDie[]
  /** Drawn as one die with a count. */
  readonly counted: boolean
  /** [C6] Nobody has more dice there. */
  readonly leads: boolean
}

/** Kicked dice by owner, counted where they would not all fit. */
export function centerGroups(center: readonly PlacedDie[], room: number): CenterGroup[] {
  const seats = [...new Set(center.map(({ die }) => ownerOf(die)))].sort((one, other) => one - other)
  const most = Math.max(0, ...seats.map((seat) => diceOfSeat(center, seat).length))
  const counted = center.length + seats.length * 0.6 > room
  return seats.map((seat) => {
    const dice = diceOfSeat(center, seat)
    return { seat, dice, counted: counted && dice.length > 1, leads: dice.length === most }
  })
}

const CROWN = 16
const BETWEEN = 8
const COUNT = 20
/** A die that can still be read. */
const SMALLEST = 14

/** How large the dice are drawn, so that all groups stand side by side. */
export function sizeOfGroups(groups: readonly CenterGroup[], room: number, largest: number): number {
  const drawn = groups.reduce((sum, { dice, counted }) => sum + (counted ? 1 : dice.length), 0)
  const signs = groups.reduce((sum, { counted, leads }) => sum + (leads ? CROWN : 0) + (counted ? COUNT : 0), 0)
  const left = room - signs - BETWEEN * (groups.length - 1) - 2 * drawn
  return Math.floor(Math.max(SMALLEST, Math.min(largest, left / Math.max(1, drawn))))
}

const diceOfSeat = (center: readonly PlacedDie[], seat: Seat): PlacedDie[] =>
  center.filter(({ die }) => ownerOf(die) === seat)
