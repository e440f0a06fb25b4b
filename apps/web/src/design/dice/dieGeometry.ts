import type { DieShape } from './squads.ts'

/** Silhouettes in a box of 40 × 40. */
export const OUTLINES: Readonly<Record<DieShape, string>> = {
  square: 'M11 3h18a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z',
  circle: 'M20 1.8a18.2 18.2 0 1 1 0 36.4a18.2 18.2 0 0 1 0-36.4Z',
  hexagon: 'M11 2.8h18L38.5 20 29 37.2H11L1.5 20Z',
  diamond: 'M20 .8 39.2 20 20 39.2.8 20Z',
  octagon: 'M13 2h14l11 11v14L27 38H13L2 27V13Z',
}

type Spot = readonly [x: number, y: number]

const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export interface Pips {
  /** A dot for each pip, to be drawn with round ends. */
  readonly path: string
  readonly width: number
}

const round = (length: number): number => Math.round(length * 10) / 10

/** A diamond has less room: its pips are closer and smaller. All in one path: a board full of dice has a hundred pips. */
export function pipsOf(shape: DieShape, value: number): Pips {
  const [step, width] = shape === 'diamond' ? [5.8, 5.4] : [7.6, 6.6]
  const dots = (SPOTS[value] ?? []).map(([x, y]) => `M${round(20 + x * step)} ${round(20 + y * step)}h.01`)
  return { path: dots.join(''), width }
}
