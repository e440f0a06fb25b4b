import type { District } from '@jelly/rules'
import { type Copied, shapeOf, sidesOf } from '../../../design/rewards/rewardShape.ts'
import type { Box } from './packRows.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface CardMeasures {
  /** The name needs two lines. */
  readonly isLong: boolean
  readonly ladder: number
  /** Narrow and high: the crown sits on the corner of its lane. */
  readonly narrow: boolean
  /** The room for a reward on its rung. */
  readonly symbol: { readonly width: number; readonly height: number; readonly largest: number }
  /** The room for dice. */
  readonly box: Box
}

const LETTER = { small: 7.2, large: 8.2 }
/** A key, and what shows a screen: the name keeps clear of it also while there is none, so that a lock moves nothing. */
const BESIDE_NAME = { small: 48, large: 92 }
const HEAD = { small: 20, large: 32 }
const SECOND_LINE = { small: 11, large: 12 }
const EDGE = { small: 5, large: 8 }
const GAP = { small: 5, large: 8 }
const LARGEST_DIE = { small: 28, large: 42 }
const LANE = {
  small: { pad: 2, gap: 2, total: 36, largest: LARGEST_DIE.small },
  large: { pad: 4, gap: 3, total: 47, largest: LARGEST_DIE.large },
}
/** How wide a ladder is, and in which type its rewards should fit into it; what is short is drawn as large as `largest`. */
interface LadderSize {
  readonly least: number
  readonly most: number
  readonly type: number
  readonly largest: number
}

const LADDERS: Readonly<Record<'flat' | 'high' | 'large', LadderSize>> = {
  /** Small cards with low rungs: one line. */
  flat: { least: 46, most: 92, type: 11.5, largest: 15 },
  /** Narrow, high cards: two lines, and the crown sits on the corner of the lane. */
  high: { least: 48, most: 66, type: 12, largest: 17 },
  large: { least: 74, most: 104, type: 15, largest: 21 },
}
const RIM = 8
const NARROW_TOTAL = 25
/** From here on a high card has room for a crown in its lane, and for larger dice. */
const ROOMY = { from: 150, die: 36 }
/** How much larger everything on a ladder is with big targets. */
const BIG = 1.22

/** A rung of this height has room for two lines. */
const TWO_LINES = 34

/** The ladder is as wide as the longest of its rewards needs, whatever the neighbours of a copy come to offer. */
function ladderOf(zones: District['zones'], { least, most, type }: LadderSize, isLow: boolean, copied: Copied): number {
  const sides = sidesOf(copied)
  const widths = zones.map((reward) => {
    const line = shapeOf(reward, 'line', sides).width
    return isLow ? line : Math.min(line, shapeOf(reward, 'stack', sides).width)
  })
  return Math.round(Math.min(most, Math.max(least, Math.max(...widths) * type + RIM)))
}

const scaled = ({ least, most, type, largest }: LadderSize, by: number): LadderSize => ({
  least: least * by,
  most: most * by,
  type: type * by,
  largest: largest * by,
})

interface Look {
  readonly small: boolean
  readonly big: boolean
}

/** What a card of a size has room for. */
export function measuresOf(
  district: District,
  name: string,
  { width, height }: Size,
  { small, big }: Look,
  widest: Copied,
): CardMeasures {
  const size = small ? 'small' : 'large'
  const isLong = name.length * LETTER[size] > width - BESIDE_NAME[size]
  const inner = height - HEAD[size] - (isLong ? SECOND_LINE[size] : 0) - EDGE[size]
  const rung = (inner - (small ? 4 : 8)) / 3
  const isLow = rung < TWO_LINES
  const look = scaled(LADDERS[small ? (isLow ? 'flat' : 'high') : 'large'], big ? BIG : 1)
  const ladder = ladderOf(district.zones, look, isLow, widest)
  const isHigh = small && !isLow
  const narrow = isHigh && width < ROOMY.from
  const box = {
    ...LANE[size],
    ...(isHigh && (narrow ? { total: NARROW_TOTAL } : { largest: ROOMY.die })),
    width: width - ladder - EDGE[size] * 2 - GAP[size],
    height: inner,
  }
  return { isLong, ladder, narrow, symbol: { width: ladder - RIM, height: rung - 2, largest: look.largest }, box }
}
