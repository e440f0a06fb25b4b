import type { View } from '@jelly/rules'
import { type Gain, ifScoredNow } from './ifScoredNow.ts'

const known = new WeakMap<View, readonly Gain[]>()

/** What each seat would gain if the round ended now: worked out once for each state of the board, whoever asks. */
export function gainsOf(game: View): readonly Gain[] {
  const found = known.get(game)
  if (found) return found
  const made = ifScoredNow(game)
  known.set(game, made)
  return made
}
