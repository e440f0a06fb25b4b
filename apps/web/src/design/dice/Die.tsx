import type { DieValue, Seat } from '@jelly/rules'
import { useSettings } from '../../settings/settings.ts'
import css from './Die.module.css'
import { OUTLINES, pipsOf } from './dieGeometry.ts'
import { type DieShape, squadStyle } from './squads.ts'

export interface DieProps {
  readonly seat: Seat
  /** Absent: the face is not known, or not rolled yet. */
  readonly value?: DieValue | null | undefined
  /** Any CSS length; `1em` where it is left out. */
  readonly size?: number | string
  /** Whether it has a ring; absent for a die that never gets one. */
  readonly selected?: boolean
  /** A twin that cancels. */
  readonly faded?: boolean
  /** A spoken name; without it the die is decoration, and something around it must name it. */
  readonly label?: string
  readonly numerals?: boolean
  readonly className?: string | undefined
}

function Face({ shape, value, numerals }: { shape: DieShape; value: DieValue; numerals: boolean }) {
  const { path, width } = pipsOf(shape, value)
  if (!numerals) return <path d={path} strokeWidth={width} className={css.pips} />
  return (
    <text x="20" y="28.5" fontSize="24" textAnchor="middle" className={css.numeral}>
      {value}
    </text>
  )
}

/** A die of a seat: the silhouette and the colour say whose, pips or a numeral say what. */
export function Die({ seat, value, size = '1em', selected, faded = false, label, numerals, className }: DieProps) {
  const settings = useSettings()
  const { name, shape } = squadStyle(seat)
  const classes = [css.die, faded ? css.faded : '', className ?? ''].join(' ')
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className={classes} {...spoken}>
      {selected !== undefined && <path d={OUTLINES[shape]} className={css.ring} data-on={selected || undefined} />}
      <path d={OUTLINES[shape]} fill={`url(#die-${name})`} className={css.body} />
      {value ? <Face shape={shape} value={value} numerals={numerals ?? settings.numerals} /> : null}
    </svg>
  )
}
