import css from './JellyArms.module.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface JellyArmsProps {
  readonly width: number
  readonly height: number
  readonly center: Point
  /** Where the districts stand; an arm ends before it reaches one. */
  readonly districts: readonly Point[]
}

const REACH = 0.58
const BEND = 0.05

/** From the center towards a district, a little bent, to the left and to the right in turn. */
export function armTo(center: Point, district: Point, index: number): string {
  const tip = { x: center.x + (district.x - center.x) * REACH, y: center.y + (district.y - center.y) * REACH }
  const bend = index % 2 === 0 ? BEND : -BEND
  const middle = {
    x: (center.x + tip.x) / 2 + (tip.y - center.y) * bend * 2,
    y: (center.y + tip.y) / 2 - (tip.x - center.x) * bend * 2,
  }
  return `M${Math.round(center.x)} ${Math.round(center.y)}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(tip.x)} ${Math.round(tip.y)}`
}

const road = (center: Point, { x, y }: Point): string =>
  `M${Math.round(center.x)} ${Math.round(center.y)}L${Math.round(x)} ${Math.round(y)}`

/** Streets from the plaza to the districts, and an arm of the jelly along each. They never move. */
export function JellyArms({ width, height, center, districts }: JellyArmsProps) {
  const roads = districts.map((district) => road(center, district)).join('')
  const arms = districts.map((district, index) => armTo(center, district, index)).join('')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.arms} aria-hidden="true">
      <path d={roads} className={css.street} />
      <path d={roads} className={css.lane} />
      <path d={arms} className={css.arm} />
      <path d={arms} className={css.light} />
    </svg>
  )
}
