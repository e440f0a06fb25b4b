import type { Packing } from '../../table/card/packRows.ts'

/** The measures of the lanes on a card, as `DistrictRows.module.css` has them. */
export interface LaneLook {
  readonly font: number
  /** The least room for a total, and what is free after it. */
  readonly total: number
  readonly afterTotal: number
  readonly start: number
  /** The same where somebody leads: a crown on the corner covers no digit. */
  readonly startLeading: number
  readonly end: number
  /** Above and below what lies in it. */
  readonly pad: number
  /** Each lane has a second line, for its digits. */
  readonly folded: boolean
  readonly between: number
  readonly round: number
  readonly rowGap: number
  readonly columnGap: number
  readonly crown: { readonly height: number; readonly after: number }
  /** A crown on the corner of its lane lies so far out, to the start and up; null: it stands before the total. */
  readonly corner: readonly [out: number, up: number] | null
}

interface CardLook {
  readonly small: boolean
  readonly narrow: boolean
}

export function laneLook({ small, narrow }: CardLook, { tight, written, folded, dieSize }: Packing): LaneLook {
  const font = small ? Math.min(13, tight ? dieSize : 13) : written ? dieSize : tight ? 11 : 17
  const usual = written ? 1.4 * font : tight ? 22 : 2.3 * font
  return {
    font,
    total: narrow ? 17 : usual,
    afterTotal: narrow ? 1 : tight ? 0 : 2,
    start: written ? 0 : small ? 2 : 3,
    startLeading: written ? (folded ? 4 : 6) : narrow ? 5 : small ? 2 : 3,
    end: written ? 2 : small ? 3 : 4,
    pad: tight ? 0 : small ? 1 : 2,
    folded,
    between: written ? 1 : 2,
    round: tight ? 4 : small ? 7 : 10,
    rowGap: tight ? 1 : small ? 2 : 3,
    columnGap: tight || small ? 4 : 6,
    crown: tight ? { height: 11, after: 0 } : { height: 12, after: 2 },
    corner: narrow ? [4, 5] : written ? [7, 4] : null,
  }
}
