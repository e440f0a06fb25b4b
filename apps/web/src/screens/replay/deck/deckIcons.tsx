import { Icon, type IconProps } from '../../../design/icons/Icon.tsx'

export const Play = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M7 4.5v15l12.5-7.5Z" fill="currentColor" />
  </Icon>
)

export const Pause = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M6 4h4.5v16H6Zm7.5 0H18v16h-4.5Z" fill="currentColor" />
  </Icon>
)

export const Next = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M5 5l9 7-9 7Zm11 0h3v14h-3Z" fill="currentColor" />
  </Icon>
)
