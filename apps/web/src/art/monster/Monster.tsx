import type { CSSProperties, ReactNode } from 'react'
import css from './Monster.module.css'
import { growthOf } from './eyes.ts'
import { MonsterHead } from './MonsterHead.tsx'
import type { Look, Mood } from './moods.ts'
import { partOf } from './parts.ts'

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
  /** It lies along a row, its head at the left and its belly all the row: for where there is little height. */
  readonly lying?: boolean
  /** What it has eaten. Without it there is no glass in the belly. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Said where it is seen, not above it: then a glance styles the face alone. */
const leanOf = ({ mood, look }: MonsterProps): CSSProperties | undefined =>
  mood === 'hungry' && look ? { transform: `skewX(${-3 * look.x}deg)` } : undefined

const bodyOf = ({ swell = 0, shared = 0 }: MonsterProps): CSSProperties => ({
  transform: `scale(${1 + 0.045 * swell - 0.1 * shared}, ${1 + 0.03 * swell - 0.22 * shared})`,
})

/** The jelly in the center. A picture: it takes no press, covers no number and is silent to a screen reader. */
export function Monster(props: MonsterProps) {
  const { round, mood, look, lying = false, children, className } = props
  const growth = growthOf(round)
  const classes = `${css.monster} ${lying ? css.lying : css.standing} ${className ?? ''}`
  return (
    <div className={classes} data-mood={mood} data-looking={look !== undefined}>
      {lying && <span className={css.slab} />}
      {lying && <div className={css.glass}>{children}</div>}
      <div className={css.breath}>
        <div className={`${css.layer} ${css.pose}`} style={leanOf(props)}>
          <div className={`${css.layer} ${css.swell}`} style={bodyOf(props)}>
            {!lying && <img src={partOf('foot')} alt="" className={css.layer} />}
            {!lying && children !== undefined && <div className={css.belly}>{children}</div>}
            <MonsterHead growth={growth} look={look} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The end: it is dessert, in a glass, bitten, with a spoon. */
export const BeatenMonster = ({ className }: { readonly className?: string | undefined }) => (
  <img src={partOf('beaten')} alt="" className={`${css.beaten} ${className ?? ''}`} />
)
