/** A seat at the table, counted from 0 in seat order. */
export type Seat = number
export type SeatOrTable = Seat | 'table'
/** Who looks: a seat, or someone who sits nowhere. */
export type Viewer = Seat | 'spectator'
/** One of the 35 dice: `seat * 7 + n`. It keeps its id for the whole game. */
export type DieId = number
/** A district's place in the ring, clockwise; it never changes during a game. */
export type DistrictId = number
export type DieValue = number
/** Zone 1 is at the entrance. */
export type Zone = 1 | 2 | 3
/** What a Jelly-pod shows. */
export type Pod = number | 'die'

export const DICE_PER_SEAT = 7
export const ROUNDS = 4
export const MIN_SEATS = 3
export const MAX_SEATS = 5

export const ownerOf = (die: DieId): Seat => (die / DICE_PER_SEAT) | 0

export const diceOf = (seat: Seat): DieId[] => {
  const first = seat * DICE_PER_SEAT
  return [first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6]
}
