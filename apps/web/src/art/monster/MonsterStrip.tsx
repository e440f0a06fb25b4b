import type { ReactNode } from 'react'
import { JellyPaints } from './JellyPaints.tsx'
import css from './Monster.module.css'
import type { MonsterProps } from './Monster.tsx'
import { MonsterFace } from './MonsterFace.tsx'
import { MonsterHead } from './MonsterHead.tsx'

interface StripProps extends MonsterProps {
  readonly children: ReactNode
}

/** The monster where there is little height: it lies along the row, its head at the left, its belly is the row. */
export function MonsterStrip({ round, mood, look, swell = 0, shared = 0, children, className }: StripProps) {
  const pose = { '--look-x': look?.x ?? 0, '--look-y': look?.y ?? 0, '--swell': swell, '--shared': shared }
  return (
    <div
      className={`${css.monster} ${css.strip} ${className ?? ''}`}
      data-mood={mood}
      data-looking={look !== undefined}
      style={pose}
    >
      <span className={css.slab} />
      <div className={css.glass}>{children}</div>
      <svg viewBox="56 -34 248 236" className={css.figure} aria-hidden="true">
        <JellyPaints />
        <g className={css.breath}>
          <g className={css.pose}>
            <g className={css.swell}>
              <MonsterHead round={round}>
                <MonsterFace round={round} />
              </MonsterHead>
            </g>
          </g>
        </g>
      </svg>
    </div>
  )
}
