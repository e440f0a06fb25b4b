import { Icon, type IconProps } from './Icon.tsx'

export const Bubble = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path
      d="M5 4h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7l-5 4v-4H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
  </Icon>
)

export const Bars = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M4 6.5h16M4 12h16M4 17.5h16" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
  </Icon>
)

/** A kick. */
export const Boot = (props: IconProps) => (
  <Icon box="0 0 30 26" {...props}>
    <path d="M1 7h5M0 13h6M1 19h5" stroke="#ffe9bf" strokeWidth="2.4" strokeLinecap="round" />
    <path
      d="M10 2h9v11l8 3.5q2.4 1.2 2 4.5v1H10Z"
      fill="#ffb9ae"
      stroke="#3a0d08"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d="M9 21.6h20.6v3H9Z" fill="#c64a3a" stroke="#3a0d08" strokeWidth="1.4" strokeLinejoin="round" />
  </Icon>
)

/** The target moves. */
export const SlideArrows = (props: IconProps) => (
  <Icon box="0 0 18 26" {...props}>
    <path
      d="M9 3v20M3.5 8.5 9 3l5.5 5.5M3.5 17.5 9 23l5.5-5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Icon>
)
