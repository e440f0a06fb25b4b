import type { CardPlace } from './cityLayout.ts'

/** Where the neighbours of a district stand on this screen: degrees, clockwise from the right. */
export function towardNeighbours(cards: readonly CardPlace[], from: CardPlace): { cw: number; ccw: number } {
  const toward = (id: number): number => {
    const { x, y } = cards.find((card) => card.id === (id + cards.length) % cards.length) ?? from
    return Math.round((Math.atan2(y - from.y, x - from.x) * 180) / Math.PI)
  }
  return { cw: toward(from.id + 1), ccw: toward(from.id - 1) }
}
