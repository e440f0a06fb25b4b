import { type Point, ringOf, type Size } from './ring.ts'
import { sandAt } from './plazaMeasures.ts'

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

const LARGEST = 276
const SMALLEST = 120
const ROUNDS = [0, 1, 2, 3]
const STAYS = [0]

/** The ring, or the rings of all four rounds, with cards as large as they can be in each of them. */
interface Rings {
  readonly card: Size
  readonly plaza: Size
  readonly rounds: readonly (readonly Point[])[]
}

const known = new Map<string, Rings | null>()

/** Worked out once for each size of the city. */
function ringsFor(districts: number, city: Size, turns: boolean): Rings | null {
  const key = `${districts} ${city.width} ${city.height} ${turns}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = largestRings(districts, city, turns ? ROUNDS : STAYS)
  known.set(key, made)
  return made
}

/** Wide windows have flat cards, tall ones cards that are nearly square. */
const shapeIn = ({ width, height }: Size): number => Math.min(0.95, Math.max(0.74, (0.94 * height) / width))

function largestRings(districts: number, city: Size, quarters: readonly number[]): Rings | null {
  for (let width = LARGEST; width >= SMALLEST; width -= 4) {
    const card = { width, height: Math.round(width * shapeIn(city)) }
    if (districts * width * card.height > city.width * city.height * 0.62) continue
    const plaza = plazaFor(city, card)
    const rounds = quarters.map((turn) => ringOf(districts, turn, city, card, plaza)).filter((ring) => ring !== null)
    if (rounds.length === quarters.length) return { card, plaza, rounds }
  }
  return null
}

/** Cards on a ring around the plaza; null where there is no room for one. A city that stays has no quarters. */
export function ringLayout(districts: number, quarters: number | null, drone: number, city: Size): CityLayout | null {
  const rings = ringsFor(districts, city, quarters !== null)
  const points = rings?.rounds[(quarters ?? 0) % ROUNDS.length]
  if (!rings || !points) return null
  const { card, plaza } = rings
  const cards = points.map((at, id) => ({ ...at, id }))
  return { card, cards, plaza: { ...plaza, ...middleOf(city) }, drone: droneAt(cards, drone, city, plaza, card) }
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

const plazaFor = (city: Size, card: Size): Size => ({
  width: Math.max(Math.min(350, city.width * 0.3), Math.min(430, city.width - 2 * card.width - 40)),
  height: Math.max(Math.min(244, city.height * 0.34), Math.min(290, city.height - 2 * card.height - 24)),
})

/** As far as the drone reaches from its middle, whichever way it is turned. */
const DRONE = 24

const isClear = ({ x, y }: Point, cards: readonly Point[], { width, height }: Size): boolean =>
  cards.every((card) => Math.abs(x - card.x) >= width / 2 + DRONE || Math.abs(y - card.y) >= height / 2 + DRONE)

/** How far it stands from where it belongs: turned by so much, and so far from the plaza. */
const TURNS = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6]
const FURTHER = [16, 10, 4, -2, -8, -14, -20, 22, 28, 34, 40]

/** [S4] Between the district scored last and the one scored first, pointing at the latter; it covers no card, and no hourglass if it can. */
function droneAt(cards: readonly Point[], drone: number, city: Size, plaza: Size, card: Size): CityLayout['drone'] {
  const first = cards[drone]
  const last = cards[(drone + cards.length - 1) % cards.length]
  if (first === undefined || last === undefined) return null
  const middle = middleOf(city)
  const toward = Math.atan2((first.y + last.y) / 2 - middle.y, (first.x + last.x) / 2 - middle.x)
  const spots = TURNS.flatMap((turn) =>
    FURTHER.map((further) => ({
      x: middle.x + Math.cos(toward + turn) * (plaza.width / 2 + further),
      y: middle.y + Math.sin(toward + turn) * (plaza.height / 2 + further),
    })),
  ).filter((spot) => isClear(spot, cards, card))
  const sand = sandAt({ ...plaza, ...middle })
  // Where all are beside the sand: far from the glass, and what is written there stands before it.
  const at = spots.find((spot) => isClear(spot, [sand], sand)) ?? spots.toSorted((a, b) => b.x - a.x)[0] ?? middle
  return { ...at, angle: (Math.atan2(first.y - at.y, first.x - at.x) * 180) / Math.PI }
}
