import type { Seat } from '@jelly/rules'
import type { ReactNode } from 'react'
import { OUTLINES } from '../../design/dice/dieGeometry.ts'
import { type SquadStyle, squadStyle } from '../../design/dice/squads.ts'
import css from './Crest.module.css'
import { CrestMouth, type CrestMood } from './CrestMouth.tsx'

export interface CrestProps {
  readonly seat: Seat
  readonly mood?: CrestMood
  /** Any CSS length: the height. */
  readonly size?: number | string
  /** A spoken name; without it the crest is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

interface Wear {
  /** Behind the die, and on it. */
  readonly back?: ReactNode
  readonly front: ReactNode
}

const Eyes = ({ y = 46, r = 5.6 }: { y?: number; r?: number }) => (
  <g className={css.eyes}>
    <path d={`M31 ${y}h.01m18 0h.01`} stroke="#10131f" strokeWidth={r * 2} />
    <path d={`M32.6 ${y - 1.8}h.01m18 0h.01`} stroke="#fff" strokeWidth="3.8" />
  </g>
)

/** The die itself with a face, and one thing to wear. */
const WEAR: Readonly<Record<SquadStyle['name'], Wear>> = {
  Sol: {
    back: (
      <>
        <path d="M40 12V4M28 13l-4-7m28 7 4-7" stroke="var(--die-edge)" strokeWidth="6.5" />
        <path d="M40 12V4M28 13l-4-7m28 7 4-7" stroke="var(--sol)" strokeWidth="4" />
      </>
    ),
    front: (
      <>
        <path d="M14.5 29h51" stroke="#5a3d00" strokeWidth="6" strokeLinecap="butt" />
        <path
          d="M39.5 29a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0m18 0a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0"
          fill="#fff6d4"
          stroke="#5a3d00"
          strokeWidth="3"
        />
        <path d="M27 31l5-6m13 6 5-6" stroke="#e0b93a" strokeWidth="2.5" />
        <Eyes y={47} />
      </>
    ),
  },
  Ember: {
    back: (
      <>
        <path
          d="M40 24q-17-5-8-19 1 6 6 6Q36 2 45-2q-1 7 5 10 6 10-10 16Z"
          fill="#ff9a3d"
          stroke="#0a0e1c"
          strokeWidth="1.2"
        />
        <path d="M41 21q-7-3-3-9 2 3 5 1 4 6-2 8Z" fill="#ffe08a" />
      </>
    ),
    front: (
      <>
        <path d="M24 37l11 3m21-3-11 3" stroke="#4a0c04" strokeWidth="4" className={css.brows} />
        <Eyes />
      </>
    ),
  },
  Ion: {
    back: (
      <>
        <path d="M40 20V7" stroke="#8a3fd0" strokeWidth="4" />
        <circle cx="40" cy="5" r="4.5" fill="#f0d9ff" stroke="#0a0e1c" strokeWidth="1.2" />
      </>
    ),
    front: (
      <>
        <path d="M18 38h44l4 7-4 8H18l-4-8Z" fill="#1b0b33" />
        <path d="M26 45.5h8m12 0h8" stroke="#f3d9ff" strokeWidth="5.5" className={css.eyes} />
      </>
    ),
  },
  Reef: {
    back: (
      <>
        <path d="M62 40V16q0-6-7-6" stroke="#0a0e1c" strokeWidth="8" />
        <path d="M62 40V16q0-6-7-6" stroke="#7be8cc" strokeWidth="5" />
      </>
    ),
    front: (
      <>
        <path
          d="M24 35q16-4 32 0 4 1 4 6v4q0 8-9 8-6 0-8-5-3-3-6 0-2 5-8 5-9 0-9-8v-4q0-5 4-6Z"
          fill="#d9fff3"
          stroke="#0a5a48"
          strokeWidth="3"
        />
        <Eyes y={44} r={4.8} />
      </>
    ),
  },
  Frost: {
    front: (
      <>
        <path d="M17 42Q17 9 40 9t23 33" stroke="#7f8bc9" strokeWidth="5" />
        <path d="M14 37a8 8 0 1 0 .1 0m51.9 0a8 8 0 1 0 .1 0" fill="#7f8bc9" stroke="#0a0e1c" strokeWidth="1.2" />
        <Eyes />
      </>
    ),
  },
}

/** A seat's crest: its die with a face. Who plays is told by colour, silhouette and what it wears. */
export function Crest({ seat, mood = 'calm', size = '1em', label, className }: CrestProps) {
  const { name, shape } = squadStyle(seat)
  const { back, front } = WEAR[name]
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="4 -4 72 86" height={size} className={`${css.crest} ${className ?? ''}`} data-mood={mood} {...spoken}>
      {back}
      <path d={OUTLINES[shape]} transform="translate(8 14)scale(1.6)" fill={`url(#die-${name})`} className={css.body} />
      {front}
      <CrestMouth mood={mood} />
    </svg>
  )
}
