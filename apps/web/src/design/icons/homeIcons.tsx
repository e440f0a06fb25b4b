// What the home page shows: icons beside them would come with the first load.
import { Icon, type IconProps } from './Icon.tsx'

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const Gear = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <circle cx="12" cy="12" r="3.4" {...line} />
    <path
      d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"
      {...line}
      strokeWidth={2.8}
    />
  </Icon>
)

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
