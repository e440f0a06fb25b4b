import type { District } from '@jelly/rules'
import { compactWidth } from '../../../design/rewards/rewardWidth.ts'
import type { Box } from './packRows.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface CardMeasures {
  /** The name needs two lines. */
  readonly isLong: boolean
  readonly ladder: number
  /** The rungs are low: a reward stands on one line. */
  readonly isCompact: boolean
  /** How high a rung is. */
  readonly rung: number
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
/** Nothing on a card is written smaller. */
export const SMALLEST_TYPE = 11
const LADDER = { small: { least: 46, most: 88 }, large: { least: 68, most: 88 } }
const RIM = 8
/** Narrow, high cards: rewards stand on two lines, and the crown sits on the corner of the lane. */
const NARROW_LADDER = 50
const NARROW_TOTAL = 25

/** A rung of this height has room for two lines. */
const TWO_LINES = 34

/** The ladder is as wide as the longest of its rewards needs in the smallest type. */
function ladderOf({ zones }: District, size: 'small' | 'large', isCompact: boolean): number {
  const { least, most } = LADDER[size]
  const widest = Math.max(...zones.map(compactWidth))
  if (size === 'small' && !isCompact) return widest > 4.4 ? NARROW_LADDER + 9 : widest > 3 ? NARROW_LADDER : least
  if (size === 'large') return widest > 5.6 ? most : least
  return Math.round(Math.min(most, Math.max(least, widest * SMALLEST_TYPE + RIM)))
}

/** What a card of a size has room for. */
export function measuresOf(district: District, name: string, { width, height }: Size, small: boolean): CardMeasures {
  const size = small ? 'small' : 'large'
  const isLong = name.length * LETTER[size] > width - BESIDE_NAME[size]
  const inner = height - HEAD[size] - (isLong ? SECOND_LINE[size] : 0) - EDGE[size]
  const rung = (inner - (small ? 4 : 8)) / 3
  const isCompact = small && rung < TWO_LINES
  const ladder = ladderOf(district, size, isCompact)
  const box = {
    ...LANE[size],
    ...(small && !isCompact && { total: NARROW_TOTAL }),
    width: width - ladder - EDGE[size] * 2 - GAP[size],
    height: inner,
  }
  return { isLong, ladder, isCompact, rung, box }
}
