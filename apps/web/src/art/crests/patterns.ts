import type { Seat } from '@jelly/rules'
import { squadStyle } from '../../design/dice/squads.ts'

/** A seat's colour with its pattern on it, as a background: for balconies, shutters and score bars. */
export function squadFill(seat: Seat): string {
  const { name, colour } = squadStyle(seat)
  return `var(--pattern-${name.toLowerCase()}), ${colour}`
}
