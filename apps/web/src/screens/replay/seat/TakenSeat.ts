import type { PlayOn } from '@jelly/table/replay'

/** A seat of a finished game that somebody plays on. */
export interface TakenSeat {
  readonly playOn: PlayOn
  /** What the seat had at the end, then. */
  readonly before: number | null
}
