import type { DieValue, DistrictId, Seat } from '@jelly/rules'

/** One way to place a die of some value, and what it changes for us. */
export interface Move {
  readonly value: DieValue
  readonly district: DistrictId
  readonly effect: MoveEffect | null
  /** In Jelly, over leaving things as they are. */
  readonly gain: number
}

/** A kick names a colour and a value: which of equal dice goes does not matter. */
export type MoveEffect =
  | { readonly kind: 'kick'; readonly owner: Seat; readonly value: DieValue }
  /** The zone, from 0. */
  | { readonly kind: 'slide'; readonly zone: number }
