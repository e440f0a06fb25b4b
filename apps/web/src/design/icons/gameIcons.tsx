import { Icon, type IconProps } from './Icon.tsx'

/** A Jelly. */
export const Droplet = (props: IconProps) => (
  <Icon box="0 0 20 24" {...props}>
    <path d="M10 1c5 7 8 10 8 14a8 8 0 0 1-16 0C2 11 5 8 10 1Z" fill="var(--droplet, #7fdcff)" />
    <path
      d="M6 15a4 4 0 0 0 3 4"
      stroke="var(--droplet-shine, #fff)"
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
  </Icon>
)

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
    <path d="M2 4.5 7.2 9 12 1.5 16.8 9 22 4.5 20 17H4Z" fill="var(--crown, #ffe27a)" strokeLinejoin="round" />
    <path d="M4 18.4h16" stroke="var(--crown, #ffe27a)" strokeWidth="2" strokeLinecap="round" />
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

const part = (left: number) => Math.min(1, Math.max(0, left))

/** The sand above the neck; it sinks to a point. */
function above(left: number): string {
  const top = 40 - 24 * Math.sqrt(part(left))
  const half = ((40 - top) / 24) * 13
  return `M${30 - half} ${top}H${30 + half}Q${30 + half / 2} 34 30 40Q${30 - half / 2} 34 ${30 - half} ${top}Z`
}

/** The heap below. */
function below(left: number): string {
  const peak = 72 - 22 * Math.sqrt(1 - part(left))
  return `M16 72Q22 ${peak + 2} 30 ${peak}Q38 ${peak + 2} 44 72Z`
}

/** `left` is the part of the sand that is still above, from 1 to 0. */
export function Hourglass({ left = 1, ...props }: IconProps & { left?: number }) {
  return (
    <Icon box="0 0 60 80" {...props}>
      <path
        d="M13 7h34c0 18-13 24-13 33s13 15 13 33H13c0-18 13-24 13-33S13 25 13 7Z"
        fill="var(--hollow)"
        stroke="var(--glass, #dfe7ff)"
        strokeWidth="3"
      />
      <path d={above(left)} fill="var(--sand)" />
      <path d={below(left)} fill="var(--sand)" />
      {left > 0 && left < 1 && <path d="M30 38v30" stroke="var(--sand)" strokeWidth="2" />}
      <path d="M8 4h44M8 76h44" stroke="var(--glass, #dfe7ff)" strokeWidth="6" strokeLinecap="round" />
    </Icon>
  )
}
