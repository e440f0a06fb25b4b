import { BAR } from './bubblePlace.ts'
import type { ScreenBox } from './useBoxes.ts'
import css from './Coach.module.css'

const EDGE = 6
const ROUND = 16
const SIGHT = 3

/** A box with round corners, as a path. */
function hole({ x, y, width, height }: ScreenBox): string {
  // The rim stays in sight at the edges of the screen and below the bar.
  const [left, top] = [Math.max(SIGHT, x - EDGE), Math.max(BAR + SIGHT, y - EDGE)]
  const w = Math.max(0, Math.min(window.innerWidth - SIGHT, x + width + EDGE) - left)
  const h = Math.max(0, Math.min(window.innerHeight - SIGHT, y + height + EDGE) - top)
  const r = Math.min(ROUND, w / 2, h / 2)
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${left + r} ${top}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`
}

/** Everything but what is pointed at lies in the dark. It takes no tap: that is the walk's. */
export function Spotlight({ boxes, dims, calls }: { boxes: readonly ScreenBox[]; dims: boolean; calls: boolean }) {
  if (boxes.length === 0) return null
  const holes = boxes.map(hole)
  return (
    <svg className={css.spotlight} aria-hidden="true">
      {dims && <path className={css.dark} fillRule="evenodd" d={`M0 0h9999v9999H0Z${holes.join('')}`} />}
      {holes.map((path) => (
        <path key={path} className={css.rim} data-calls={calls || undefined} d={path} />
      ))}
    </svg>
  )
}
