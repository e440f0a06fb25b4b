import type { Seat } from './ids.ts'

/** The other seats, in seat order, from the next one on. */
export const seatsAfter = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats)
