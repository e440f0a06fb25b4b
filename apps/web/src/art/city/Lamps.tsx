import css from './Lamps.module.css'

interface LampsProps {
  /** How many still burn. */
  readonly lit: number
  readonly of?: number
  /** Around the plaza, or in a row where there is no plaza. */
  readonly shape: 'ring' | 'row'
  readonly className?: string | undefined
}

const BOXES = { ring: '0 0 400 200', row: '0 0 400 10' } as const

/** The middle of a lamp. The ring starts at the top and goes round as a clock does. */
export function lampAt(shape: LampsProps['shape'], index: number, of: number): readonly [x: number, y: number] {
  if (shape === 'row') return [Math.round(((index + 0.5) * 400) / of), 5]
  const angle = ((index + 0.5) / of) * 2 * Math.PI
  return [Math.round(200 + 190 * Math.sin(angle)), Math.round(100 - 92 * Math.cos(angle))]
}

const dots = (shape: LampsProps['shape'], from: number, to: number, of: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${lampAt(shape, from + index, of).join(' ')}h.01`).join('')

/** The sand as lamps that go out one by one. Decoration: the seconds stand beside it. */
export function Lamps({ lit, of = 20, shape, className }: LampsProps) {
  const out = of - Math.min(of, Math.max(0, Math.ceil(lit)))
  return (
    <svg viewBox={BOXES[shape]} className={`${css.lamps} ${className ?? ''}`} aria-hidden="true" data-ornament>
      <path d={dots(shape, 0, out, of)} className={css.out} />
      <path d={dots(shape, out, of, of)} className={css.halo} />
      <path d={dots(shape, out, of, of)} className={css.lit} />
    </svg>
  )
}
