import { CROWN } from '../../../design/icons/crown.ts'

const PATH = new Path2D(CROWN.path)

export const crownWidth = (height: number): number => CROWN.width * (height / CROWN.height)

/** On the picture of a card, which is pale by day, it has a dark edge. */
export function drawCrown(pen: CanvasRenderingContext2D, x: number, y: number, height: number, hasEdge = false): void {
  const scale = height / CROWN.height
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.lineJoin = 'round'
  pen.lineWidth = 2.4
  pen.strokeStyle = '#2b1600'
  if (hasEdge) pen.stroke(PATH)
  pen.fillStyle = CROWN.colour
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
  pen.fill(PATH)
  pen.restore()
}
