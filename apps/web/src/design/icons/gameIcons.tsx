import { CROWN } from './crown.ts'
import { Icon, type IconProps } from './Icon.tsx'

export { Droplet, Hourglass } from './homeIcons.tsx'

/** A Jelly-pod, face down. */
export const Pod = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M12 2c6 0 9 5 9 11s-4 9-9 9-9-3-9-9S6 2 12 2Z" fill="var(--pod)" stroke="#3a2200" strokeWidth="1" />
    <path d="M7 10c.8-2.4 2.4-3.8 4.6-4.2" stroke="#fff" strokeWidth="2" fill="none" strokeLinecap="round" />
    <path
      d="M9.8 12.2a2.3 2.3 0 1 1 3.4 2c-.8.5-1.1.9-1.1 1.8M12.1 18.6v.1"
      stroke="#2b1600"
      strokeWidth="1.9"
      fill="none"
      strokeLinecap="round"
    />
  </Icon>
)

/** A pod that is worth what a die shows when it is opened. */
export const PodDie = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <rect x="2" y="2" width="20" height="20" rx="5" fill="var(--pod)" stroke="#3a2200" strokeWidth="1" />
    <path
      d="M9.2 9.4a2.8 2.8 0 1 1 4.2 2.4c-1 .7-1.4 1.1-1.4 2.2M12 18v.1"
      stroke="#2b1600"
      strokeWidth="2.3"
      fill="none"
      strokeLinecap="round"
    />
  </Icon>
)

export const Crown = (props: IconProps) => (
  <Icon box="0 0 24 20" {...props}>
    <path d={CROWN.path} fill={`var(--crown, ${CROWN.colour})`} strokeLinejoin="round" />
  </Icon>
)

export const Lock = (props: IconProps) => (
  <Icon box="0 0 20 22" {...props}>
    <rect x="2" y="9" width="16" height="12" rx="3" fill="currentColor" />
    <path d="M6 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" strokeWidth="2.6" />
  </Icon>
)

/** Points to the right: turn it to where it flies. */
export const Drone = (props: IconProps) => (
  <Icon box="0 0 40 32" {...props}>
    <path d="M10 8 28 24M28 8 10 24" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <circle cx="8" cy="7" r="5" />
      <circle cx="30" cy="7" r="5" />
      <circle cx="8" cy="25" r="5" />
      <circle cx="30" cy="25" r="5" />
    </g>
    <path
      d="M12 10.5h12L37.5 16 24 21.5H12Z"
      fill="currentColor"
      stroke="var(--panel)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <circle cx="18" cy="16" r="3" fill="var(--jelly-deep)" />
  </Icon>
)
