import { OUTLINES } from '../../design/dice/dieGeometry.ts'
import type { DieShape } from '../../design/dice/squads.ts'

export interface ConfettiPiece {
  readonly shape: DieShape | 'drop'
  /** Start and speed, in parts of the width and height; turns a second. */
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly spin: number
  readonly size: number
}

export const DROP = 'M20 4c9 12 14 18 14 24a14 14 0 0 1-28 0C6 22 11 16 20 4Z'
export const outlineOf = (shape: ConfettiPiece['shape']): string => (shape === 'drop' ? DROP : OUTLINES[shape])

const SHAPES: readonly ConfettiPiece['shape'][] = ['square', 'circle', 'hexagon', 'diamond', 'octagon', 'drop', 'drop']
const GRAVITY = 0.32

/** Small dice and drops, thrown up from below; `random` gives 0 to 1. */
export const throwPieces = (count: number, random: () => number): readonly ConfettiPiece[] =>
  Array.from({ length: count }, (_, index) => ({
    shape: SHAPES[index % SHAPES.length] ?? 'drop',
    x: random(),
    y: -0.1 - 0.6 * random(),
    vx: (random() - 0.5) * 0.12,
    vy: 0.1 + 0.14 * random(),
    spin: (random() - 0.5) * 1.4,
    size: 8 + 12 * random(),
  }))

/** Where a piece is after so many seconds. It flutters from side to side while it falls. */
export function pieceAt(piece: ConfettiPiece, seconds: number) {
  const flutter = 0.015 * Math.sin(seconds * 3 + piece.x * 20)
  return {
    x: piece.x + piece.vx * seconds + flutter,
    y: piece.y + piece.vy * seconds + 0.5 * GRAVITY * 0.3 * seconds * seconds,
    turn: piece.spin * seconds * 2 * Math.PI,
  }
}
