import type { Seat } from '@jelly/rules'
import { squadStyle } from '../../design/dice/squads.ts'
import css from './ScoreTower.module.css'

interface ScoreTowerProps {
  readonly seat: Seat
  /** Jelly of the rounds, and Jelly out of pods: one window each. */
  readonly jelly: number
  readonly pods: number
  /** Windows side by side. */
  readonly across?: number
}

const STEP = 21
const EDGE = 12

const windowAt = (index: number, across: number, height: number): string =>
  `M${EDGE + (index % across) * STEP} ${height - 36 - Math.floor(index / across) * 33}h16v26h-16Z`

/** Windows from the ground up, all in one path. */
export const windows = (from: number, to: number, across: number, height: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => windowAt(from + index, across, height)).join('')

/** A seat's tower at the end: one window is one Jelly, an amber one came out of a pod. The roof is where its crest stands. */
export function ScoreTower({ seat, jelly, pods, across = 6 }: ScoreTowerProps) {
  const { colour } = squadStyle(seat)
  const storeys = Math.max(1, Math.ceil((jelly + pods) / across))
  const width = EDGE * 2 + across * STEP - 5
  const height = storeys * 33 + 34
  return (
    <svg
      viewBox={`0 -14 ${width + 24} ${height + 14}`}
      className={css.tower}
      style={{ '--squad': colour }}
      aria-hidden="true"
    >
      <path d={`M${width} 0l24-14v${height}l-24 14Z`} className={css.side} />
      <path d={`M0 0h${width}v${height}H0Z`} className={css.front} />
      <path d={`M0 0l24-14h${width}l-24 14Z`} className={css.roof} />
      <path d={`M0 0h${width}v11H0Z`} className={css.edge} />
      <path d={windows(0, jelly, across, height)} fill="#7fdcff" />
      <path d={windows(jelly, jelly + pods, across, height)} fill="#ffbf5e" />
    </svg>
  )
}
