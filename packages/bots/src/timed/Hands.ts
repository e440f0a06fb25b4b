import type { Seat, SeatCommand } from '@jelly/rules'

/** What one seat is up to: at most one thought on its way, and perhaps a roll that the table owes it. */
export interface Hands {
  readonly seat: Seat
  rolledAt: number | null
  /** When it last did something by itself. */
  actedAt: number | null
  thought: { readonly command: SeatCommand; readonly at: number; readonly turn: number } | null
  /** When the table rolls for it [R2], or skips its last effect [R8]. */
  tableActs: number
}

export const emptyHands = (seat: Seat): Hands => ({
  seat,
  rolledAt: null,
  actedAt: null,
  thought: null,
  tableActs: Infinity,
})
