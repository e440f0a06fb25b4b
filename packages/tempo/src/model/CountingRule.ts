import type { Seat, SeatCommand } from '@jelly/rules'
import type { Durations } from './Durations.ts'

/** What a rule knows of a seat in a round; all of it follows from the journal, and nothing of it is a secret. */
export interface SeatTiming {
  readonly durations: Durations
  readonly seats: number
  readonly seat: Seat
  /** When the round began. */
  readonly roundAt: number
  /** When the seat's dice were last thrown this round; null: not yet. */
  readonly rolledAt: number | null
  /** When a command of the seat's own last counted this round; null: none has. */
  readonly actedAt: number | null
}

/** When a command of a seat counts, and who is first among those that count at the same time. */
export interface CountingRule {
  /** Not before `pressedAt`. A command that comes earlier is kept until then. */
  countsAt(type: SeatCommand['type'], pressedAt: number, timing: SeatTiming): number
  /** The lower is first; equals are handled in the order in which they came. */
  turnAt(countsAt: number, timing: SeatTiming): number
}
