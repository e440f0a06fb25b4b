import type { DieId, DieValue, DistrictId } from '@jelly/rules'
import { isHighlight, type StoryLine } from './story.ts'

export interface FoldedDie {
  readonly die: DieId
  readonly value: DieValue
  readonly district: DistrictId
}

/** A picture of the strip, words without a picture, or placements folded into one line. */
export type StripItem =
  | { readonly kind: 'picture' | 'words'; readonly key: string; readonly line: StoryLine }
  | { readonly kind: 'folded'; readonly key: string; readonly dice: readonly FoldedDie[] }

/** More do not fit into a line. */
const MOST_FOLDED = 4

/** The newest first. Placements between two pictures are one line, or several when they are many. */
export function stripOf(lines: readonly StoryLine[], count: number): StripItem[] {
  const items: StripItem[] = []
  for (const line of lines) {
    const before = items.at(-1)
    if (isHighlight(line)) items.push({ kind: line.who === 'table' ? 'words' : 'picture', key: line.key, line })
    else if (line.event.type === 'diePlaced') {
      const { die, value, district } = line.event
      const dice = before?.kind === 'folded' && before.dice.length < MOST_FOLDED ? before.dice : []
      const key = dice.length > 0 && before ? before.key : line.key
      if (dice.length > 0) items.pop()
      items.push({ kind: 'folded', key, dice: [...dice, { die, value, district }] })
    }
  }
  return items.slice(-count).toReversed()
}
