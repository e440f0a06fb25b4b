import { line } from './homeIcons.tsx'
import { Icon, type IconProps } from './Icon.tsx'

export const BackArrow = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props} className="mirrored">
    <path d="M20 12H5M11 5l-7 7 7 7" {...line} strokeWidth={2.6} />
  </Icon>
)

export const Copy = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" {...line} />
    <path d="M15.5 5.5v-.5A2.5 2.5 0 0 0 13 2.5H6A2.5 2.5 0 0 0 3.5 5v7A2.5 2.5 0 0 0 6 14.5" {...line} />
  </Icon>
)

export const Eye = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12Z" {...line} />
    <circle cx="12" cy="12" r="3" {...line} />
  </Icon>
)

export const EyeOff = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path
      d="M4 5.5 20 19M9.5 5.3A9 9 0 0 1 12 5c6.5 0 10 7 10 7a18 18 0 0 1-3 3.9M6.2 7.5A17 17 0 0 0 2 12s3.5 7 10 7a9.5 9.5 0 0 0 4-.8"
      {...line}
    />
  </Icon>
)

export const Check = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M4.5 12.5 10 18 20 6.5" {...line} strokeWidth={3.2} />
  </Icon>
)

export const Cross = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M5 5l14 14M19 5 5 19" {...line} strokeWidth={2.6} />
  </Icon>
)

export const Chair = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path d="M7 3v18M7 13h10v8" {...line} strokeWidth={2.4} />
  </Icon>
)

export const Robot = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <rect x="4" y="8" width="16" height="12" rx="3.5" {...line} />
    <path d="M12 8V4M2 13v3M22 13v3" {...line} />
    <circle cx="12" cy="3" r="1.6" fill="currentColor" />
    <circle cx="9" cy="13" r="1.6" fill="currentColor" />
    <circle cx="15" cy="13" r="1.6" fill="currentColor" />
    <path d="M9.5 16.8h5" {...line} />
  </Icon>
)

export const Share = (props: IconProps) => (
  <Icon box="0 0 24 24" {...props}>
    <path
      d="M12 15V3M7.5 7 12 2.5 16.5 7M6 11H5a1.5 1.5 0 0 0-1.5 1.5V19A2 2 0 0 0 5.5 21h13a2 2 0 0 0 2-2v-6.5A1.5 1.5 0 0 0 19 11h-1"
      {...line}
    />
  </Icon>
)
