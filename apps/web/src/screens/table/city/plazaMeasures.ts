import type { Point, Size } from './ring.ts'

/**
 * How the center is drawn. On a ring: the hourglass beside the monster or below it. In lanes: the monster lies along a band, or
 * stands in a cell or a column with the dice it ate in a tank of their own.
 */
export type PlazaShape = 'beside' | 'stacked' | 'lying' | 'cell' | 'column'

interface PlazaMeasures {
  readonly shape: PlazaShape
  readonly monster: { readonly height: number; readonly width?: number }
  /** The room for the dice it ate, across, and how large one is drawn at most. */
  readonly belly: number
  readonly largest: number
}

/** The monster's picture is 360 × 320, and its belly seven tenths as wide. */
const PICTURE = 360 / 320
const BELLY = 0.68
const BESIDE = { from: 300, sand: 112, high: 170 }
const SAND_BELOW = 74
/** What stands at the end of its belly needs the rest. */
const LYING = { from: 240, flat: 2.5, belly: 0.34 }

/** Where the jelly sits on a ring's plaza: what stands beside it has the right of it. */
export const jellyAt = ({ x, y, width }: Size & Point): Point => ({
  x: width < BESIDE.from ? x : x - BESIDE.sand / 2,
  y,
})

/** Where the hourglass stands with what is written beside it. */
export const sandAt = ({ x, y, width, height }: Size & Point): Size & Point =>
  width < BESIDE.from
    ? { x, y: y + (height - SAND_BELOW) / 2, width, height: SAND_BELOW }
    : { x: x + (width - BESIDE.sand) / 2, y, width: BESIDE.sand, height: BESIDE.high }

export function plazaMeasures({ width, height }: Size, onRing: boolean): PlazaMeasures {
  if (onRing) return ringMeasures({ width, height }, width >= BESIDE.from)
  if (width >= LYING.from && width > LYING.flat * height) {
    return {
      shape: 'lying',
      monster: { height, width },
      belly: width * LYING.belly,
      largest: Math.min(26, height * 0.4),
    }
  }
  if (width > height) {
    const tall = Math.min(height, (width * 0.5) / PICTURE)
    return { shape: 'cell', monster: { height: tall }, belly: width - tall * PICTURE - 28, largest: 24 }
  }
  const tall = Math.min(height * 0.5, width / PICTURE)
  return { shape: 'column', monster: { height: tall }, belly: width - 18, largest: 26 }
}

function ringMeasures({ width, height }: Size, isBeside: boolean): PlazaMeasures {
  const tall = isBeside
    ? Math.min(height, (width - BESIDE.sand) / PICTURE)
    : Math.min(height - SAND_BELOW, width / PICTURE)
  return {
    shape: isBeside ? 'beside' : 'stacked',
    monster: { height: Math.round(tall) },
    belly: tall * PICTURE * BELLY,
    largest: Math.min(30, tall * 0.14),
  }
}
