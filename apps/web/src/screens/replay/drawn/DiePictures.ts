import type { DieValue, Seat } from '@jelly/rules'
import { OUTLINES, pipsOf } from '../../../design/dice/dieGeometry.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import type { Paints } from './paints.ts'

/** The box that dice are designed in. */
const BOX = 40
/** Pixels around a picture: its edge is soft. */
const SOFT = 1

/** Pictures of dice for one look and one kind of screen: each is drawn once, and then put down as often as one likes. */
export class DiePictures {
  readonly #paints: Paints
  readonly #numerals: boolean
  readonly #pixels: number
  readonly #known = new Map<string, HTMLCanvasElement>()

  constructor(paints: Paints, numerals: boolean, pixels: number) {
    this.#paints = paints
    this.#numerals = numerals
    this.#pixels = pixels
  }

  /** Puts a die down on whole pixels: otherwise it would be blurred. */
  put(pen: CanvasRenderingContext2D, seat: Seat, value: DieValue | null, size: number, x: number, y: number): void {
    const picture = this.#pictureOf(seat, value, size)
    const [left, top] = [x, y].map((at) => (Math.round(at * this.#pixels) - SOFT) / this.#pixels)
    pen.drawImage(picture, left ?? x, top ?? y, picture.width / this.#pixels, picture.height / this.#pixels)
  }

  #pictureOf(seat: Seat, value: DieValue | null, size: number): HTMLCanvasElement {
    const key = `${seat} ${value} ${size}`
    const known = this.#known.get(key)
    if (known) return known
    const made = document.createElement('canvas')
    made.width = made.height = Math.ceil(size * this.#pixels) + 2 * SOFT
    const pen = made.getContext('2d')
    if (pen) {
      pen.translate(SOFT, SOFT)
      pen.scale((size * this.#pixels) / BOX, (size * this.#pixels) / BOX)
      this.#drawBody(pen, seat)
      if (value !== null) this.#drawFace(pen, seat, value)
    }
    this.#known.set(key, made)
    return made
  }

  #drawBody(pen: CanvasRenderingContext2D, seat: Seat): void {
    const { bodies, edge } = this.#paints
    const stops = bodies[seat % bodies.length] ?? []
    const body = pen.createLinearGradient(0, 2, 0, BOX - 2)
    for (const [n, colour] of stops.entries()) body.addColorStop(n / (stops.length - 1), colour)
    const outline = new Path2D(OUTLINES[squadStyle(seat).shape])
    pen.fillStyle = body
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
    pen.fill(outline)
    pen.strokeStyle = edge
    pen.lineWidth = 1.6
    pen.lineJoin = 'round'
    pen.stroke(outline)
  }

  #drawFace(pen: CanvasRenderingContext2D, seat: Seat, value: DieValue): void {
    const { pips, font } = this.#paints
    const { path, width } = pipsOf(squadStyle(seat).shape, value)
    if (this.#numerals) {
      pen.font = `900 24px ${font}`
      pen.textAlign = 'center'
      pen.fillStyle = pips
      pen.fillText(`${value}`, BOX / 2, 28.5)
      return
    }
    pen.strokeStyle = pips
    pen.lineWidth = width
    pen.lineCap = 'round'
    pen.stroke(new Path2D(path))
  }
}
