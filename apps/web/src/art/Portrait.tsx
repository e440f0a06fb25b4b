import type { CSSProperties } from 'react'
import css from './Portrait.module.css'
import { portraitOf, type PortrayedFace } from './portraits.ts'

interface PortraitProps {
  readonly of: PortrayedFace
  readonly className?: string | undefined
}

/** A district's picture, as wide and high as its frame. Decoration: something around it names the district. */
export function Portrait({ of, className }: PortraitProps) {
  const { night, day, hue } = portraitOf(of)
  const pictures = { '--night': `url("${night}")`, '--day': `url("${day}")` } as CSSProperties
  return <span className={`${css.portrait} ${className ?? ''}`} data-hue={hue} style={pictures} aria-hidden="true" />
}

interface MarkProps extends PortraitProps {
  readonly size?: number
}

/** The small tile of a district, the same in every theme. */
export function Mark({ of, size = 24, className }: MarkProps) {
  const { mark, hue } = portraitOf(of)
  const classes = `${css.mark} ${className ?? ''}`
  return <img src={mark} alt="" width={size} height={size} decoding="async" data-hue={hue} className={classes} />
}
