import type { DistrictRow } from '../../table/model/districtRows.ts'
import type { Box, Chip, PackedRow, Packing } from '../../table/card/packRows.ts'
import { crownWidth, drawCrown } from './drawCrown.ts'
import type { LaneLook } from './laneLook.ts'
import { measure } from './measure.ts'
import type { Sheet } from './useDrawing.ts'

/** Around the lanes: a crown may lie on a corner. */
export const BLEED = 8

const FADED = 0.42
/** The part of its width that a digit needs to be read. */
const READABLE = 0.55
/** So many digits stand apart, so that 6 and 4 are not read as sixty-four. */
const FEW = 4
const TWIN = '#ff9a93'
/** Before the digits of a folded lane. */
const FOLDED_START = 2

interface Drawing extends Omit<Sheet, 'wipe'> {
  readonly look: LaneLook
  readonly box: Box
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws the lanes of a card: total, crown and dice of each seat. */
export class RowsPen {
  readonly #pen: CanvasRenderingContext2D
  readonly #drawing: Drawing

  constructor(drawing: Drawing) {
    this.#pen = drawing.pen
    this.#drawing = drawing
  }

  draw({ rows, columns, dieSize, written }: Packing): void {
    const { look, box } = this.#drawing
    const width = (box.width - look.columnGap * (columns - 1)) / columns
    const line = Math.max(dieSize, look.font) + 2 * look.pad
    const height = look.folded ? line + dieSize : line
    this.#pen.textBaseline = 'alphabetic'
    for (const [n, packed] of rows.entries()) {
      const x = (n % columns) * (width + look.columnGap)
      const y = Math.floor(n / columns) * (height + look.rowGap)
      if (written) this.#drawWritten(packed.row, dieSize, { x, y, width, height })
      else this.#drawLane(packed, dieSize, { x, y, width, height })
    }
  }

  #drawLane({ row, chips }: PackedRow, size: number, place: Place): void {
    const { look } = this.#drawing
    const hasTwins = row.dice.some(({ twin }) => twin)
    const middle = place.y + place.height / 2
    const total = this.#widthOfTotal(row)
    const counts = chips.map((chip) => this.#widthOfCount(chip))
    const cross = hasTwins ? this.#widthOf('✕', 900, 13) + 3 + look.between : 0
    const dice = counts.reduce((sum, count) => sum + look.between + size + count, 0)
    const start = this.#startOf(row)
    const width = Math.min(place.width, start + total + dice + cross + look.end)
    this.#drawGround({ ...place, width }, row, hasTwins)
    let x = place.x + start + total
    this.#drawTotal(row, x, middle)
    for (const [n, chip] of chips.entries()) {
      x += look.between
      this.#drawChip(row, chip, size, x, middle)
      x += size + (counts[n] ?? 0)
    }
    if (hasTwins) this.#write('✕', { x: x + look.between + 2, middle, weight: 900, size: 13, colour: TWIN })
    if (row.leads && look.corner) this.#drawCrown(place.x - look.corner[0], place.y - look.corner[1])
  }

  /**
   * A blank die tells whose they are; twins are struck out. Digits are pressed together where they would not fit, and left out
   * where they could not be read: none runs out of its lane. Folded, they stand below.
   */
  #drawWritten(row: DistrictRow, size: number, place: Place): void {
    const { look, paints, pictures } = this.#drawing
    const start = this.#startOf(row)
    const total = this.#widthOfTotal(row)
    const above = start + total + size + look.between
    const before = look.folded ? FOLDED_START : above + look.between
    const middle = place.y + (look.folded ? place.height - size : place.height) / 2
    const digit = (row.dice.length > FEW ? 0.94 : 1.14) * this.#widthOf('0', 800, size) - 0.5
    const room = (place.width - before - look.end) / row.dice.length
    const step = room < READABLE * digit ? 0 : Math.min(digit, room)
    const twins = row.dice.some(({ twin }) => twin)
    const width = Math.min(place.width, Math.max(above, before + step * row.dice.length) + look.end)
    this.#drawGround({ ...place, width }, row, twins)
    this.#drawTotal(row, place.x + start + total, middle)
    const at = place.x + start + total + look.between
    pictures.put(this.#pen, row.seat, null, size, this.#from(at, size), BLEED + middle - size / 2)
    const low = look.folded ? middle + place.height / 2 : middle
    for (const [n, { value, twin }] of step === 0 ? [] : row.dice.entries()) {
      const x = place.x + before + n * step
      const colour = twin ? TWIN : paints.ink
      this.#write(`${value}`, { x, middle: low, weight: 800, size, colour, most: step })
      if (!twin) continue
      this.#pen.fillStyle = TWIN
      this.#pen.fillRect(this.#from(x, step), BLEED + low - 0.5, step, 1)
    }
    if (row.leads && look.corner) this.#drawCrown(place.x - look.corner[0], place.y - look.corner[1])
  }

  #drawGround({ x, y, width, height }: Place, { leads }: DistrictRow, hasTwins: boolean): void {
    const { look, paints } = this.#drawing
    const edge = (hasTwins && paints.twins) || (leads && paints.leads) || paints.other
    const left = this.#from(x, width)
    this.#pen.fillStyle = paints.lane
    this.#pen.beginPath()
    this.#pen.roundRect(left, BLEED + y, width, height, look.round)
    this.#pen.fill()
    if (!edge) return
    const half = edge.width / 2
    this.#pen.strokeStyle = edge.colour
    this.#pen.lineWidth = edge.width
    this.#pen.beginPath()
    this.#pen.roundRect(left + half, BLEED + y + half, width - edge.width, height - edge.width, look.round - half)
    this.#pen.stroke()
  }

  /** It ends at `x`. */
  #drawTotal({ total, leads }: DistrictRow, x: number, middle: number): void {
    const { look, paints } = this.#drawing
    const width = this.#widthOf(`${total}`, 800, look.font)
    const start = x - look.afterTotal - width
    this.#write(`${total}`, { x: start, middle, weight: 800, size: look.font, colour: paints.ink })
    if (!leads || look.corner) return
    const { height, after } = look.crown
    this.#drawCrown(start - after - crownWidth(height), middle - height / 2)
  }

  #drawChip({ seat }: DistrictRow, { dice }: Chip, size: number, x: number, middle: number): void {
    const { paints, pictures } = this.#drawing
    const [die] = dice
    if (die === undefined) return
    this.#pen.globalAlpha = die.twin ? FADED : 1
    pictures.put(this.#pen, seat, die.value, size, this.#from(x, size), BLEED + middle - size / 2)
    this.#pen.globalAlpha = 1
    if (dice.length < 2) return
    this.#write(`×${dice.length}`, { x: x + size, middle, weight: 800, size: 11, colour: paints.ink })
  }

  #drawCrown(x: number, y: number): void {
    const { crown, corner } = this.#drawing.look
    const left = this.#from(x, crownWidth(crown.height))
    drawCrown(this.#pen, left, BLEED + y, crown.height, corner !== null)
  }

  #write(text: string, { x, middle, weight, size, colour, most }: Writing): void {
    const { font, width, baseline } = this.#measure(text, weight, size)
    this.#pen.font = font
    this.#pen.fillStyle = colour
    this.#pen.fillText(text, this.#from(x, Math.min(width, most ?? width)), BLEED + middle + baseline, most)
  }

  #widthOf(text: string, weight: number, size: number): number {
    return this.#measure(text, weight, size).width
  }

  #measure(text: string, weight: number, size: number): ReturnType<typeof measure> {
    return measure(this.#pen, text, `${weight} ${size}px ${this.#drawing.paints.font}`)
  }

  #startOf({ leads }: DistrictRow): number {
    const { start, startLeading } = this.#drawing.look
    return leads ? startLeading : start
  }

  #widthOfTotal({ total, leads }: DistrictRow): number {
    const { look } = this.#drawing
    const { height, after } = look.crown
    const crown = leads && look.corner === null ? crownWidth(height) + after : 0
    return Math.max(look.total, crown + this.#widthOf(`${total}`, 800, look.font) + look.afterTotal)
  }

  #widthOfCount({ dice }: Chip): number {
    return dice.length > 1 ? this.#widthOf(`×${dice.length}`, 800, 11) : 0
  }

  /** Where something begins on the drawing. */
  #from(x: number, width: number): number {
    return BLEED + (this.#drawing.isMirrored ? this.#drawing.box.width - x - width : x)
  }
}

interface Writing {
  readonly x: number
  readonly middle: number
  readonly weight: number
  readonly size: number
  readonly colour: string
  readonly most?: number
}
