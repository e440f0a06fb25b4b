import { useId } from 'react'
import css from './Jar.module.css'

interface JarProps {
  /** Jelly in it, and how many fill it. */
  readonly jelly: number
  readonly full: number
  /** Jelly in it if the round were scored now: the dashed line. */
  readonly promised?: number | undefined
  /** Any CSS length: the height. */
  readonly size?: number | string
  readonly className?: string | undefined
}

const GLASS = 'M11 15h34v3c6 4 8 8 8 14v23q0 7-7 7H10q-7 0-7-7V32c0-6 2-10 8-14Z'
const DEEPEST = 61
const HIGHEST = 21

/** How far the surface lies below the brim, in the jar's own box. Never quite empty, never over the brim. */
export function surfaceAt(jelly: number, full: number): number {
  const part = full <= 0 ? 0 : Math.min(1, Math.max(0, jelly / full))
  return DEEPEST - (DEEPEST - HIGHEST) * part
}

/** A squad's jar: the solid level is its Jelly. Decoration: the number stands beside it. */
export function Jar({ jelly, full, promised, size = 59, className }: JarProps) {
  const clip = useId()
  const line = promised === undefined ? null : surfaceAt(promised, full)
  return (
    <svg viewBox="0 0 56 66" height={size} className={`${css.jar} ${className ?? ''}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={GLASS} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h56v66H0Z" className={css.empty} />
        <g className={css.level} style={{ transform: `translateY(${surfaceAt(jelly, full)}px)` }}>
          <path d="M0 0q7-4 14 0t14 0 14 0 14 0v66H0Z" className={css.jelly} />
          <path d="M0 0q7-4 14 0t14 0 14 0 14 0v3q-7-4-14 0t-14 0-14 0-14 0Z" fill="#c4f3ff" />
        </g>
      </g>
      {line !== null && <path d="M5 0h46" className={css.promised} style={{ transform: `translateY(${line}px)` }} />}
      <path d={GLASS} className={css.glass} />
      <path d="M9 34v18" className={css.shine} />
      <path d="M11.5 5h33a3.5 3.5 0 0 1 0 10h-33a3.5 3.5 0 0 1 0-10Z" className={css.lid} />
    </svg>
  )
}
