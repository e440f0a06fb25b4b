import { type DieId, type DieValue, type District, ownerOf, type PlacedDie, type Seat, standing } from '@jelly/rules'

export interface RowDie {
  readonly die: DieId
  readonly value: DieValue
  /** [C2] It shares its value with another die of its colour, and will cancel. */
  readonly twin: boolean
}

/** The dice of one seat on a district. */
export interface DistrictRow {
  readonly seat: Seat
  readonly dice: readonly RowDie[]
  readonly total: number
  readonly leads: boolean
}

interface WithDice {
  readonly dice: readonly PlacedDie[]
}

/** What seldom changes at a district: dice and target are as when a round begins. */
export const lasting = (district: District | undefined): District | undefined =>
  district && { ...cleared(district), lockedBy: district.lockedBy }

/** [C8] A district as it is when a round begins. */
export const cleared = (district: District): District => ({ ...district, dice: [], target: 1, lockedBy: null })

/** A row for each seat that has dice there, with what they would come to now. */
export function districtRows({ dice }: WithDice, seats: number): DistrictRow[] {
  const { totals, leaders, twins } = standing(dice, seats)
  const bySeat = Array.from({ length: seats }, (_, seat): DistrictRow => ({
    seat,
    dice: dice
      .filter(({ die }) => ownerOf(die) === seat)
      .map(({ die, value }) => ({ die, value, twin: twins.includes(die) })),
    total: totals[seat] ?? 0,
    leads: leaders.includes(seat),
  }))
  return bySeat.filter((row) => row.dice.length > 0)
}

/** [C2] Whether this face already stands there for that seat: placing it would cancel both. */
export const wouldTwin = ({ dice }: WithDice, seat: Seat, value: DieValue): boolean =>
  dice.some((placed) => placed.value === value && ownerOf(placed.die) === seat)
