import type { DieValue, DistrictId, Seat, Zone } from '@jelly/rules'

/** A made-up moment of a game, as plain data: how things lie, how dice will fall, and what the rivals do. */
export interface Exercise {
  /** Clockwise. */
  readonly districts: readonly LaidDistrict[]
  readonly center?: readonly LaidDie[]
  /** The district scored first. */
  readonly drone?: DistrictId
  /** My dice that are not placed yet, as they lie. */
  readonly tray: readonly DieValue[]
  /** How they fall after that, roll by roll. */
  readonly rolls?: readonly (readonly DieValue[])[]
  readonly rivals?: readonly RivalMove[]
  /** It begins when the sand has run out. */
  readonly isOver?: true
}

export const EXERCISE_TABLE = 'lesson'
export const ME = 0
export const SEATS = 3

export type LaidDie = readonly [seat: Seat, value: DieValue]

export interface LaidDistrict {
  /** A face of the house edition. */
  readonly face: string
  readonly target?: Zone
  readonly dice?: readonly LaidDie[]
}

/** What a rival does once I have done something. */
export interface RivalMove {
  readonly seat: 1 | 2
  readonly once: 'placed' | 'rolled' | 'flipped'
  /** So many milliseconds later. */
  readonly after: number
  readonly place: DieValue
  readonly on: DistrictId
}
