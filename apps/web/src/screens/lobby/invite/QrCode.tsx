import { encode } from 'uqr'
import { Icon } from '../../../design/icons/Icon.tsx'

/** Runs of dark squares, row by row, as one path. */
function squares(rows: readonly (readonly boolean[])[]): string {
  const drawn = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return drawn.join('')
}

/** A square to point a phone at: always dark on white, whatever the theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <Icon box={`0 0 ${size} ${size}`} size="100%" label={label} className={className}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares(data)} fill="#0b1020" shapeRendering="crispEdges" />
    </Icon>
  )
}
