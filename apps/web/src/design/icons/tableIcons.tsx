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
