import { Icon, type IconProps } from './Icon.tsx'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The next district clockwise: two houses on a ring, an arrow from the one to the other. */
export const CopyClockwise = (props: IconProps) => (
  <Icon box="0 0 28 24" {...props}>
    <path d="M4 12a10 10 0 0 1 17-6.4" {...line} />
    <path d="M21.6 1v5.4H16" {...line} />
    <rect x="9" y="12" width="8" height="9" rx="2" fill="none" stroke="currentColor" strokeWidth="2.2" />
    <rect x="17.5" y="12" width="8" height="9" rx="2" fill="currentColor" />
  </Icon>
)

export const CopyCounterClockwise = (props: IconProps) => (
  <Icon box="0 0 28 24" {...props}>
    <path d="M24 12A10 10 0 0 0 7 5.6" {...line} />
    <path d="M6.4 1v5.4H12" {...line} />
    <rect x="11" y="12" width="8" height="9" rx="2" fill="none" stroke="currentColor" strokeWidth="2.2" />
    <rect x="2.5" y="12" width="8" height="9" rx="2" fill="currentColor" />
  </Icon>
)

export const CopyEither = (props: IconProps) => (
  <Icon box="0 0 34 24" {...props}>
    <path d="M7 6.4a13 13 0 0 1 20 0" {...line} />
    <path d="M27.4 1v5.6H22M6.6 1v5.6H12" {...line} />
    <rect x="13" y="12" width="8" height="9" rx="2" fill="none" stroke="currentColor" strokeWidth="2.2" />
    <rect x="3.5" y="12" width="8" height="9" rx="2" fill="currentColor" />
    <rect x="22.5" y="12" width="8" height="9" rx="2" fill="currentColor" />
  </Icon>
)

/** At a table: points at where a neighbour stands on this screen. */
export const ArrowToward = ({ side, ...props }: IconProps & { side: 'cw' | 'ccw' }) => (
  <Icon box="0 0 18 18" {...props}>
    <path
      d="M2 9h13M10 3.5 15.5 9 10 14.5"
      {...line}
      strokeWidth={3}
      style={{ transform: `rotate(var(--toward-${side}))`, transformOrigin: '9px 9px' }}
    />
  </Icon>
)

/** The other seats. */
export const Others = (props: IconProps) => (
  <Icon box="0 0 28 22" {...props}>
    <circle cx="9" cy="6.4" r="4.4" fill="currentColor" />
    <path d="M1 21c0-6 3.4-8.6 8-8.6s8 2.6 8 8.6Z" fill="currentColor" />
    <circle cx="20" cy="7.4" r="3.6" fill="currentColor" fillOpacity="0.65" />
    <path d="M18.6 13.2c5 -.4 8.4 2 8.4 7.8h-8c0-3-.6-5.4-2.2-7.4Z" fill="currentColor" fillOpacity="0.65" />
  </Icon>
)

/** From them to me. */
export const ArrowIn = (props: IconProps) => (
  <Icon box="0 0 18 16" {...props}>
    <path d="M16 8H3M8 2.5 2.5 8 8 13.5" {...line} />
  </Icon>
)

/** From me to them. */
export const ArrowOut = (props: IconProps) => (
  <Icon box="0 0 18 16" {...props}>
    <path d="M2 8h13M10 2.5 15.5 8 10 13.5" {...line} />
  </Icon>
)

/** All dice there are rolled again. */
export const Reroll = (props: IconProps) => (
  <Icon box="0 0 28 24" {...props}>
    <rect x="8" y="8" width="12" height="12" rx="3" fill="none" stroke="currentColor" strokeWidth="2.2" />
    <circle cx="11.6" cy="11.6" r="1.5" fill="currentColor" />
    <circle cx="16.4" cy="16.4" r="1.5" fill="currentColor" />
    <path d="M3 14A11 11 0 0 1 22 5.5M22.4 1v5h-5" {...line} />
    <path d="M25 11a11 11 0 0 1-5 10.5" {...line} />
  </Icon>
)
