import type { PinKind } from '@jelly/table/replay'
import type { ReactNode } from 'react'
import { Crown, Hourglass, Lock } from '../../../design/icons/gameIcons.tsx'
import { Cross } from '../../../design/icons/pageIcons.tsx'
import { Boot, SlideArrows } from '../../../design/icons/tableIcons.tsx'
import { OUTLINES } from '../../../design/dice/dieGeometry.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import css from './Timeline.module.css'

const SIGNS: Readonly<Record<Exclude<PinKind, 'place'>, ReactNode>> = {
  kick: <Boot size={10} />,
  slide: <SlideArrows size={10} />,
  lock: <Lock size={10} />,
  flip: <Hourglass size={11} left={0.5} />,
  twins: <Cross size={9} />,
  lead: <Crown size={10} />,
}

/** The sign of a kind of pin. */
export const PinSign = ({ kind }: { kind: Exclude<PinKind, 'place'> }) => SIGNS[kind]

/** A pin on a lane; a placement is as small as there are many. */
export function PinMark({ kind, seat, at }: { kind: PinKind; seat: number; at: string }) {
  const { colour, shape } = squadStyle(seat)
  if (kind === 'place') {
    return (
      <svg
        className={css.placed}
        viewBox="0 0 40 40"
        style={{ marginInlineStart: `calc(${at} - 4px)` }}
        aria-hidden="true"
      >
        <path d={OUTLINES[shape]} fill={colour} stroke="var(--die-edge)" strokeWidth="3" />
      </svg>
    )
  }
  return (
    <span
      className={css.pin}
      data-pin={kind}
      style={{ marginInlineStart: `calc(${at} - 8px)`, '--squad': colour }}
      aria-hidden="true"
    >
      {SIGNS[kind]}
    </span>
  )
}
