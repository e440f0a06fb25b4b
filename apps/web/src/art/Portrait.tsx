import type { Face } from '@jelly/rules'
import type { CSSProperties } from 'react'
import css from './Portrait.module.css'
import { portraitOf } from './portraits.ts'

interface PortraitProps {
  readonly face: Pick<Face, 'name'>
  readonly className?: string | undefined
}

/** A district's picture, as wide and high as its frame. Decoration: something around it names the district. */
export function Portrait({ face, className }: PortraitProps) {
  const { night, day, hue } = portraitOf(face)
  const pictures = { '--night': `url("${night}")`, '--day': `url("${day}")` } as CSSProperties
  return <span className={`${css.portrait} ${className ?? ''}`} data-hue={hue} style={pictures} aria-hidden="true" />
}

interface MarkProps extends PortraitProps {
  readonly size?: number
}

/** The small tile of a district, the same in every theme. */
export function Mark({ face, size = 24, className }: MarkProps) {
  const { mark, hue } = portraitOf(face)
  const classes = `${css.mark} ${className ?? ''}`
  return <img src={mark} alt="" width={size} height={size} decoding="async" data-hue={hue} className={classes} />
}
