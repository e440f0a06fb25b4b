import type { CardPlace } from './cityLayout.ts'

const UPPER_ROW = 3

const fromLeft = (one: CardPlace, other: CardPlace): number => one.x - other.x
const fromTop = (one: CardPlace, other: CardPlace): number => Math.round(one.y) - Math.round(other.y)

/**
 * The districts in the order in which the screen is read: their keys go by it. On a ring the three highest are the
 * upper row, and the others the lower one.
 */
export function placeOrder(cards: readonly CardPlace[], onRing: boolean): CardPlace[] {
  const byHeight = cards.toSorted((one, other) => fromTop(one, other) || fromLeft(one, other))
  if (!onRing) return byHeight
  return [...byHeight.slice(0, UPPER_ROW).toSorted(fromLeft), ...byHeight.slice(UPPER_ROW).toSorted(fromLeft)]
}
