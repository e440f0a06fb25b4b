import { legal, type Legal, type Seat, type View } from '@jelly/rules'

const known = new WeakMap<View, { readonly seat: Seat; readonly legal: Legal }>()

/** What a seat may do, worked out once for a game that is never written again: every card asks for it. */
export function legalNow(game: View, seat: Seat): Legal {
  const found = known.get(game)
  if (found?.seat === seat) return found.legal
  const made = legal(game, seat)
  known.set(game, { seat, legal: made })
  return made
}
