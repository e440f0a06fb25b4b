import type { LayoutKind } from '../hooks/useLayoutKind.ts'

/** How many times as high as wide the highest tower may be; the style sheet of the end keeps the room for it. */
const SLIMMEST: Readonly<Record<LayoutKind, number>> = { wide: 2, tall: 2.4, phone: 1.9, flat: 1 }
const LEAST = 5

/** Windows side by side, the same for all towers, so that they can be compared and the highest has room. */
export function windowsAcross(most: number, kind: LayoutKind): number {
  let across = LEAST
  while ((Math.ceil(most / across) * 33 + 48) / (across * 21 + 43) > SLIMMEST[kind]) across++
  return across
}
