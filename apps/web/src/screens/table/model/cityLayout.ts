import { type Point, ringOf, type Size } from './ring.ts'

/** Where a district's card stands. */
export interface CardPlace extends Point {
  readonly id: number
}

/** Where everything in the city is drawn; points are middles. */
export interface CityLayout {
  readonly card: Size
  readonly cards: readonly CardPlace[]
  readonly plaza: Size & Point
  /** Null where the drone is drawn on the card it points at. */
  readonly drone: (Point & { readonly angle: number }) | null
}

const LARGEST = 236
const SMALLEST = 120
const ROUNDS = [0, 1, 2, 3]

/** Cards on a ring around the plaza, as large as they can be in all four rounds. */
export function ringLayout(districts: number, quarters: number, drone: number, city: Size): CityLayout | null {
  for (let width = LARGEST; width >= SMALLEST; width -= 4) {
    const card = { width, height: Math.round(width * (width > 190 ? 0.79 : 0.84)) }
    const plaza = plazaFor(city, card)
    const rings = ROUNDS.map((round) => ringOf(districts, round, city, card, plaza))
    const cards = rings[quarters % ROUNDS.length]
    if (cards && rings.every((ring) => ring !== null)) {
      return {
        card,
        cards: cards.map((at, id) => ({ ...at, id })),
        plaza: { ...plaza, ...middleOf(city) },
        drone: droneAt(cards, drone, city, plaza),
      }
    }
  }
  return null
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

const plazaFor = (city: Size, card: Size): Size => ({
  width: Math.max(150, Math.min(300, city.width - 2 * card.width - 60)),
  height: Math.max(118, Math.min(190, city.height - 2 * card.height - 40)),
})

/** [S4] Between the district scored last and the one scored first, pointing at the latter. */
function droneAt(cards: readonly Point[], drone: number, city: Size, plaza: Size): CityLayout['drone'] {
  const first = cards[drone]
  const last = cards[(drone + cards.length - 1) % cards.length]
  if (first === undefined || last === undefined) return null
  const middle = middleOf(city)
  const toward = Math.atan2((first.y + last.y) / 2 - middle.y, (first.x + last.x) / 2 - middle.x)
  const at = {
    x: middle.x + Math.cos(toward) * (plaza.width / 2 + 16),
    y: middle.y + Math.sin(toward) * (plaza.height / 2 + 16),
  }
  return { ...at, angle: (Math.atan2(first.y - at.y, first.x - at.x) * 180) / Math.PI }
}
