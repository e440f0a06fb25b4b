import type { Seat, SeatCommand } from '@jelly/rules'

/** A seat of a timed round: it has at most one thought on its way, and perhaps the table owes it a roll. */
export interface TimedSeat {
  readonly seat: Seat
  rolledAt: number | null
  /** When it last did something by itself. */
  actedAt: number | null
  thought: { readonly command: SeatCommand; readonly at: number; readonly turn: number } | null
  /** When the table rolls for it [R2], or skips its last effect [R8]. */
  tableActs: number
}

export const newTimedSeat = (seat: Seat): TimedSeat => ({
  seat,
  rolledAt: null,
  actedAt: null,
  thought: null,
  tableActs: Infinity,
})
