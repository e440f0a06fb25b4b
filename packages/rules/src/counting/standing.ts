import type { PlacedDie } from '../model/game.ts'
import { type DieId, type DieValue, ownerOf, type Seat } from '../model/ids.ts'

/** [C2] Of one colour, all dice that share a value cancel. */
export const isTwin = (dice: readonly PlacedDie[], one: PlacedDie): boolean => (twinBits(dice) & bitOf(one)) !== 0

/** [C2] The dice that cancel, in the order they lie. */
export function twinsAmong(dice: readonly PlacedDie[]): DieId[] {
  const twice = twinBits(dice)
  const twins: DieId[] = []
  for (const one of dice) if ((twice & bitOf(one)) !== 0) twins.push(one.die)
  return twins
}

/** What one colour shows twice or more, as bits. */
function twinBits(dice: readonly PlacedDie[]): number {
  let once = 0
  let twice = 0
  for (const one of dice) {
    const bit = bitOf(one)
    twice |= once & bit
    once |= bit
  }
  return twice
}

/** One bit for each colour and value: five times six fit into 31. */
const bitOf = ({ die, value }: PlacedDie): number => 1 << (ownerOf(die) * 6 + value - 1)

/** [C3] The sum of each seat's dice; the dice are taken as survivors. */
export function totalsOf(survivors: readonly PlacedDie[], seats: number): number[] {
  const totals = zeros(seats)
  for (const { die, value } of survivors) {
    const owner = ownerOf(die)
    totals[owner] = (totals[owner] ?? 0) + value
  }
  return totals
}

/** [C3] Who has the highest total; nobody where no die survives. */
export function controllersOf(totals: readonly number[]): Seat[] {
  let best = 0
  let first = 0
  for (let seat = 0; seat < totals.length; seat++) {
    const total = totals[seat] ?? 0
    if (total <= best) continue
    best = total
    first = seat
  }
  if (best === 0) return []
  const seats = [first]
  for (let seat = first + 1; seat < totals.length; seat++) if (totals[seat] === best) seats.push(seat)
  return seats
}

/** [C3] What the dice of a district come to. */
export interface Outcome {
  readonly totals: readonly number[]
  readonly controllers: readonly Seat[]
}

export function outcomeOf(survivors: readonly PlacedDie[], seats: number): Outcome {
  const totals = totalsOf(survivors, seats)
  return { totals, controllers: controllersOf(totals) }
}

/** What a district would come to now: totals without twins, and who leads. */
export function standing(
  dice: readonly PlacedDie[],
  seats: number,
): { totals: number[]; leaders: Seat[]; twins: DieId[] } {
  const totals = zeros(seats)
  const twice = twinBits(dice)
  const twins: DieId[] = []
  for (const one of dice) {
    const owner = ownerOf(one.die)
    if ((twice & bitOf(one)) !== 0) twins.push(one.die)
    else totals[owner] = (totals[owner] ?? 0) + one.value
  }
  return { totals, leaders: controllersOf(totals), twins }
}

/** One 0 for each seat. */
export const zeros = (seats: number): number[] =>
  seats === 3 ? [0, 0, 0] : seats === 4 ? [0, 0, 0, 0] : [0, 0, 0, 0, 0]

/** The dice with new values, in their order. */
export const rolled = (dice: readonly PlacedDie[], values: readonly DieValue[]): PlacedDie[] =>
  dice.map(({ die, value }, n) => ({ die, value: values[n] ?? value }))

/** The dice that are not gone. */
export function without(dice: readonly PlacedDie[], gone: readonly DieId[]): PlacedDie[] {
  const left: PlacedDie[] = []
  for (const placed of dice) if (!gone.includes(placed.die)) left.push(placed)
  return left
}
