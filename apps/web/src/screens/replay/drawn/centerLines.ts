import type { PlacedDie, Seat } from '@jelly/rules'
import type { CenterGroup } from '../../table/city/centerGroups.ts'
import type { CenterDiceProps } from '../../table/city/CenterDice.tsx'

/** The measures of the dice in the center, as `Plaza.module.css` has them. */
interface CenterLook {
  readonly font: number
  /** Within a group, between two groups, between two lines. */
  readonly inner: number
  readonly between: number
  readonly lineGap: number
  /** Above and below all of it. */
  readonly pad: number
  readonly wraps: boolean
  readonly fromStart: boolean
}

const BELLY: CenterLook = { font: 13, inner: 2, between: 8, lineGap: 0, pad: 4, wraps: false, fromStart: false }

export const CENTER_LOOKS: Readonly<Record<CenterDiceProps['place'], CenterLook>> = {
  standing: BELLY,
  lying: { ...BELLY, fromStart: true },
  high: { ...BELLY, between: 6, lineGap: 3, wraps: true },
  low: { ...BELLY, font: 11, inner: 1, between: 4, lineGap: 2, pad: 3, wraps: true },
}

/** A die, a crown or a count, and where it begins in its line. */
export type CenterPiece = { readonly x: number; readonly width: number } & (
  | { readonly kind: 'crown' | 'count'; readonly text: string }
  | { readonly kind: 'die'; readonly seat: Seat; readonly die: PlacedDie }
)

export interface CenterLine {
  readonly width: number
  readonly pieces: readonly CenterPiece[]
}

interface Widths {
  readonly die: number
  readonly crown: number
  readonly count: (text: string) => number
}

/** Groups side by side, in as many lines as there have to be. */
export function centerLines(
  groups: readonly CenterGroup[],
  room: number,
  look: CenterLook,
  widths: Widths,
): CenterLine[] {
  const lines: { width: number; pieces: CenterPiece[] }[] = []
  for (const group of groups) {
    const { width, pieces } = inRow(piecesOf(group, widths), look.inner)
    const last = lines.at(-1)
    if (last === undefined || (look.wraps && last.width + look.between + width > room)) lines.push({ width, pieces })
    else {
      const from = last.width + look.between
      last.pieces.push(...pieces.map((piece) => ({ ...piece, x: piece.x + from })))
      last.width = from + width
    }
  }
  return lines
}

function piecesOf({ seat, dice, counted, leads }: CenterGroup, widths: Widths): CenterPiece[] {
  const text = `×${dice.length}`
  const shown = counted ? dice.slice(-1) : dice
  return [
    ...(leads ? [{ kind: 'crown', text: '', x: 0, width: widths.crown } as const] : []),
    ...shown.map((die) => ({ kind: 'die', seat, die, x: 0, width: widths.die }) as const),
    ...(counted ? [{ kind: 'count', text, x: 0, width: widths.count(text) } as const] : []),
  ]
}

function inRow(pieces: readonly CenterPiece[], gap: number): { width: number; pieces: CenterPiece[] } {
  let x = 0
  const placed = pieces.map((piece) => {
    const at = x
    x += piece.width + gap
    return { ...piece, x: at }
  })
  return { width: Math.max(0, x - gap), pieces: placed }
}
