import type { ReactNode } from 'react'

export interface IconProps {
  /** Any CSS length; `1em` where it is left out. */
  readonly size?: number | string
  /** A spoken name; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

/** The frame that all icons share. */
export function Icon({
  box,
  size = '1em',
  label,
  className,
  children,
}: IconProps & { box: string; children: ReactNode }) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={box} height={size} className={className} style={{ flex: 'none', overflow: 'visible' }} {...spoken}>
      {children}
    </svg>
  )
}
