export interface Size {
  readonly width: number
  readonly height: number
}

/** The middle of something, from the top left of the city. */
export interface Point {
  readonly x: number
  readonly y: number
}

const GAP = 12
const ROUNDS_OF_PUSHING = 48

/** The direction in which a district lies: clockwise from the top, a quarter further after each round [C8]. */
export const bearing = (district: number, districts: number, quarters: number): number =>
  ((-90 + (360 / districts) * district + 90 * quarters) * Math.PI) / 180

/** Where cards stand around a plaza in a box, or null where they do not fit without overlapping. */
export function ringOf(districts: number, quarters: number, city: Size, card: Size, plaza: Size): Point[] | null {
  const points = Array.from({ length: districts }, (_, n) => onRim(bearing(n, districts, quarters), city, card))
  for (let round = 0; round < ROUNDS_OF_PUSHING; round++) {
    const moved = pushApart(points, card) || pushOut(points, city, card, plaza)
    for (const [n, point] of points.entries()) points[n] = inside(point, city, card)
    if (!moved) return points
  }
  return null
}

/** A point on a rounded rectangle as wide as the city allows. */
function onRim(angle: number, city: Size, card: Size): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bend = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.72
  return {
    x: city.width / 2 + (bend(cos) * (city.width - card.width)) / 2,
    y: city.height / 2 + (bend(sin) * (city.height - card.height)) / 2,
  }
}

const inside = ({ x, y }: Point, city: Size, card: Size): Point => ({
  x: Math.min(city.width - card.width / 2, Math.max(card.width / 2, x)),
  y: Math.min(city.height - card.height / 2, Math.max(card.height / 2, y)),
})

/** Moves every two cards that overlap apart, half each, the short way; whether any did. */
function pushApart(points: Point[], card: Size): boolean {
  let moved = false
  for (let one = 0; one < points.length; one++) {
    for (let other = one + 1; other < points.length; other++) moved = pushPair(points, one, other, card) || moved
  }
  return moved
}

function pushPair(points: Point[], one: number, other: number, card: Size): boolean {
  const [a, b] = [points[one], points[other]]
  if (a === undefined || b === undefined) return false
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const overX = card.width + GAP - Math.abs(dx)
  const overY = card.height + GAP - Math.abs(dy)
  if (overX <= 0.5 || overY <= 0.5) return false
  const [x, y] = overX < overY ? [(Math.sign(dx) || 1) * (overX / 2), 0] : [0, (Math.sign(dy) || 1) * (overY / 2)]
  points[one] = { x: a.x - x, y: a.y - y }
  points[other] = { x: b.x + x, y: b.y + y }
  return true
}

/** Moves cards off the plaza; whether any stood there. */
function pushOut(points: Point[], city: Size, card: Size, plaza: Size): boolean {
  let moved = false
  for (const [n, point] of points.entries()) {
    const [dx, dy] = [point.x - city.width / 2, point.y - city.height / 2]
    const overX = (card.width + plaza.width) / 2 + GAP - Math.abs(dx)
    const overY = (card.height + plaza.height) / 2 + GAP - Math.abs(dy)
    if (overX <= 0.5 || overY <= 0.5) continue
    moved = true
    points[n] =
      overX < overY
        ? { x: point.x + (Math.sign(dx) || 1) * overX, y: point.y }
        : { x: point.x, y: point.y + (Math.sign(dy) || 1) * overY }
  }
  return moved
}
