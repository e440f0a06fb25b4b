interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const AWAY = 8

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Where a sheet stands: above a thing or below it, beside it where there is no room, and always inside of a frame. */
export function besideThing(sheet: Size, thing: Box, frame: Box): { readonly x: number; readonly y: number } {
  const middle = (thing.left + thing.right) / 2 - sheet.width / 2
  const [above, below] = [thing.top - AWAY - sheet.height, thing.bottom + AWAY]
  const fits = (y: number): boolean => y >= frame.top && y + sheet.height <= frame.bottom
  const x = (wanted: number): number => within(wanted, frame.left, frame.right - sheet.width)
  if (fits(above)) return { x: x(middle), y: above }
  if (fits(below)) return { x: x(middle), y: below }
  const left = thing.left - AWAY - sheet.width
  return {
    x: x(left >= frame.left ? left : thing.right + AWAY),
    y: within((thing.top + thing.bottom) / 2 - sheet.height / 2, frame.top, frame.bottom - sheet.height),
  }
}
