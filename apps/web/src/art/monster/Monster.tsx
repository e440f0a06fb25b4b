import type { ReactNode } from 'react'
import { JellyPaints } from './JellyPaints.tsx'
import css from './Monster.module.css'
import { MonsterFace } from './MonsterFace.tsx'
import { MonsterFoot, Puddle } from './MonsterFoot.tsx'
import { MonsterHead } from './MonsterHead.tsx'
import type { Look, Mood } from './moods.ts'

export interface MonsterProps {
  /** 1 to 4: it grows. */
  readonly round: number
  readonly mood: Mood
  /** Where something happens, from -1 to 1 on both axes; without it the eyes wander. */
  readonly look?: Look | undefined
  /** 0 to 1: how far the sand has run. */
  readonly swell?: number
  /** 0 to 1: how much of it is given away while scoring. */
  readonly shared?: number
  /** What it has eaten. Without it there is no glass in the belly. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The jelly in the center. A picture: it takes no press, covers no number and is silent to a screen reader. */
export function Monster({ round, mood, look, swell = 0, shared = 0, children, className }: MonsterProps) {
  const tank = children !== undefined
  const pose = { '--look-x': look?.x ?? 0, '--look-y': look?.y ?? 0, '--swell': swell, '--shared': shared }
  return (
    <div
      className={`${css.monster} ${className ?? ''}`}
      data-mood={mood}
      data-looking={look !== undefined}
      style={pose}
    >
      <svg viewBox="0 -40 360 320" className={css.figure} aria-hidden="true">
        <JellyPaints />
        <Puddle />
        <g className={css.breath}>
          <g className={css.pose}>
            <g className={css.swell}>
              <MonsterFoot tank={tank} />
              <MonsterHead round={round}>
                <MonsterFace round={round} />
              </MonsterHead>
            </g>
          </g>
        </g>
      </svg>
      {tank && <div className={css.belly}>{children}</div>}
    </div>
  )
}
