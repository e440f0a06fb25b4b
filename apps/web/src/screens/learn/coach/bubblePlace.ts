import type { ScreenBox } from './useBoxes.ts'

interface Room {
  readonly top: number
  /** Where the tray begins. */
  readonly tray: number
  readonly bottom: number
}

/** So high is the lesson's bar. */
export const BAR = 52
const GAP = 10

const overlap = (y: number, height: number, box: ScreenBox): number =>
  Math.max(0, Math.min(y + height, box.y + box.height) - Math.max(y, box.y))

/** Nobody needs the tray while they read: Pip stands down there, unless that is what is talked about. */
export const bottomOfRoom = ({ tray, bottom }: Room, reads: boolean, pointed: readonly ScreenBox[]): number =>
  reads && pointed.length > 0 && pointed.every(({ y, height }) => y + height <= tray) ? bottom : tray

/** How far down Pip stands: where nothing that is pointed at is covered, above the tray if that can be. */
export function bubblePlace(height: number, { top, tray, bottom }: Room, pointed: readonly ScreenBox[]): number {
  const lowest = Math.max(top, bottom - height - GAP)
  const beside = pointed.flatMap((box) => [box.y - height - GAP, box.y + box.height + GAP])
  const places = [tray - height - GAP, top + GAP, ...beside, lowest].filter((y) => y >= top && y <= lowest)
  const covered = (y: number): number => pointed.reduce((sum, box) => sum + overlap(y, height, box), 0)
  return places.reduce((best, y) => (covered(y) < covered(best) ? y : best), places[0] ?? lowest)
}
