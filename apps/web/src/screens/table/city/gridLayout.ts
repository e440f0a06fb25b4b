import type { CityLayout } from './cityLayout.ts'
import type { Point, Size } from './ring.ts'

const GAP = 5
/** How long the center's band is, next to a district's. */
const CENTER_BAND = 0.66

/** Two lanes side by side, down a tall screen or across a flat one. */
interface Lanes {
  /** A lane's thickness and how long a district's band is. */
  readonly thick: number
  readonly band: number
  readonly bands: number
}

/**
 * Cards in two lanes, down a tall screen or across a flat one, clockwise. An odd number of districts leaves one
 * cell for the city center; an even number gives it a band of its own.
 */
export function gridLayout(districts: number, quarters: number, city: Size, tall: boolean): CityLayout {
  const lanes = lanesFor(districts, tall ? city.height : city.width, tall ? city.width : city.height)
  const place = (lane: 0 | 1, band: number): Point => cellAt(lanes, tall, lane, band)
  const cells = walk(lanes.bands, districts, tall).map(([lane, band]) => place(lane, band))
  const turned = Math.round((districts / 4) * (quarters % 4))
  const cards = Array.from({ length: districts }, (_, id) => ({
    ...(cells[(id + turned) % districts] ?? { x: 0, y: 0 }),
    id,
  }))
  const card = tall ? { width: lanes.thick, height: lanes.band } : { width: lanes.band, height: lanes.thick }
  return { card, cards, plaza: plazaFor(districts, lanes, tall, city), drone: null }
}

function lanesFor(districts: number, length: number, across: number): Lanes {
  const bands = Math.ceil(districts / 2)
  const weight = bands + (districts % 2 === 0 ? CENTER_BAND : 0)
  const gaps = Math.ceil(weight) - 1
  return { thick: (across - GAP) / 2, band: (length - GAP * gaps) / weight, bands }
}

function cellAt({ thick, band }: Lanes, tall: boolean, lane: 0 | 1, n: number): Point {
  const along = n * (band + GAP) + band / 2
  const across = lane * (thick + GAP) + thick / 2
  return tall ? { x: across, y: along } : { x: along, y: across }
}

/** The cells in clockwise order from the top left; the corner that is left out holds the center. */
function walk(bands: number, districts: number, tall: boolean): (readonly [lane: 0 | 1, band: number])[] {
  const forth = Array.from({ length: bands }, (_, n) => n)
  const [there, back] = tall ? ([1, 0] as const) : ([0, 1] as const)
  const left = districts % 2 === 0 ? forth : forth.slice(0, -1)
  const returning = left.toReversed().map((n) => [back, n] as const)
  const around = [...forth.map((n) => [there, n] as const), ...returning]
  return tall ? [...around.slice(-1), ...around.slice(0, -1)] : around
}

function plazaFor(districts: number, lanes: Lanes, tall: boolean, city: Size): Size & Point {
  const { thick, band, bands } = lanes
  if (districts % 2 === 1) {
    const size = tall ? { width: thick, height: band } : { width: band, height: thick }
    return { ...size, ...cellAt(lanes, tall, tall ? 0 : 1, bands - 1) }
  }
  const length = band * CENTER_BAND
  const along = bands * (band + GAP) + length / 2
  return tall
    ? { width: city.width, height: length, x: city.width / 2, y: along }
    : { width: length, height: city.height, x: along, y: city.height / 2 }
}
