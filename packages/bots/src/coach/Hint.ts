import type { DieValue, DistrictId, Seat, SeatCommand, Zone } from '@jelly/rules'

/** A chance that a player has now, as a coach would say it; `command` is what the coach would do. */
export type Hint = { readonly command: SeatCommand } &
  /** [C2] What looks best is a second die of a value that lies there already. */
  (
    | { readonly kind: 'twins'; readonly district: DistrictId; readonly value: DieValue }
    /** What looks best leads to a reward that is worth nothing. */
    | { readonly kind: 'worthless'; readonly district: DistrictId }
    /** A die out of the way, and the district is mine. */
    | {
        readonly kind: 'kick'
        readonly district: DistrictId
        readonly value: DieValue
        readonly owner: Seat
        readonly kicked: DieValue
      }
    /** The target moved, and what is mine pays more. */
    | { readonly kind: 'slide'; readonly district: DistrictId; readonly value: DieValue; readonly zone: Zone }
    | { readonly kind: 'lock'; readonly district: DistrictId }
    | { readonly kind: 'flip' }
  )
export type HintKind = Hint['kind']

/** So much a hint brings at least, in Jelly: the rest is not worth a word. */
export const WORTH_A_WORD = 1
