import type { DistrictRow, RowDie } from '../model/districtRows.ts'

/** What stands in a row: one die, or several of one value drawn as one with a count. */
export interface Chip {
  readonly dice: readonly RowDie[]
}

export interface PackedRow {
  readonly row: DistrictRow
  readonly chips: readonly Chip[]
}

export interface Packing {
  readonly columns: 1 | 2
  readonly dieSize: number
  /** Lanes lie close together, with smaller totals. */
  readonly tight: boolean
  /** Dice would be too small to be read: their values are written out. */
  readonly written: boolean
  /** Digits stand below their total: beside it they would run out of their lane. */
  readonly folded: boolean
  readonly rows: readonly PackedRow[]
}

export interface Box {
  readonly width: number
  readonly height: number
  /** How much higher a lane is than its dice, the room between two lanes, and the width of a crown and two digits. */
  readonly pad: number
  readonly gap: number
  readonly total: number
  /** The largest that a die is drawn. */
  readonly largest: number
}

const GAP = 2
const COLUMN_GAP = 6
/** What marks a lane with twins. */
const CROSS = 15
/** Below this equal values are counted instead. */
const SMALLEST = 15
/** Below this a die cannot be read. */
const UNREADABLE = 11
/** How much wider a chip is that says ×2. */
const COUNT = 0.75

const TIGHT = { total: 28, pad: 0, gap: 1 }

/** Any legal position fits: dice shrink, then equal values are drawn as value × count, at last they are written as digits. */
export function packRows(rows: readonly DistrictRow[], box: Box): Packing {
  const apart = best(rows.map(oneByOne), box)
  if (apart.dieSize >= SMALLEST) return apart
  const ways = [apart, best(rows.map(byValue), box), best(rows.map(byValue), { ...box, ...TIGHT }, true)]
  const largest = ways.reduce((one, other) => (other.dieSize > one.dieSize ? other : one))
  if (largest.dieSize >= UNREADABLE) return largest
  const dieSize = digitSize(rows, box)
  const folded = widthOfDigits(rows, dieSize) > box.width && (2 * dieSize + TIGHT.gap) * rows.length <= box.height
  return { columns: 1, dieSize, tight: true, written: true, folded, rows: rows.map(oneByOne) }
}

const longestOf = (rows: readonly DistrictRow[]): number => Math.max(...rows.map(({ dice }) => dice.length))

/** A crown's room, a total, a blank die, and one digit for each die. */
const widthOfDigits = (rows: readonly DistrictRow[], size: number): number => (2.6 + 0.64 * longestOf(rows)) * size + 6

/** How large digits can be written: a total, a blank die, and one digit for each die. */
function digitSize(rows: readonly DistrictRow[], { width, height }: Box): number {
  const size = Math.min((width - 6) / (2.6 + 0.64 * longestOf(rows)), height / rows.length - 3, SMALLEST)
  return Math.max(UNREADABLE, Math.floor(size))
}

const oneByOne = (row: DistrictRow): PackedRow => ({ row, chips: row.dice.map((die) => ({ dice: [die] })) })

function byValue(row: DistrictRow): PackedRow {
  const values = [...new Set(row.dice.map(({ value }) => value))]
  return { row, chips: values.map((value) => ({ dice: row.dice.filter((die) => die.value === value) })) }
}

function best(rows: readonly PackedRow[], box: Box, tight = false): Packing {
  const one = { columns: 1 as const, dieSize: sizeIn(rows, box, 1), tight, written: false, folded: false, rows }
  const two = { columns: 2 as const, dieSize: sizeIn(rows, box, 2), tight, written: false, folded: false, rows }
  return two.dieSize > one.dieSize ? two : one
}

/** The largest size at which all rows fit in so many columns. */
function sizeIn(rows: readonly PackedRow[], { width, height, largest, pad, gap, total }: Box, columns: 1 | 2): number {
  const lines = Math.max(1, Math.ceil(rows.length / columns))
  const tall = (height + gap) / lines - gap - pad
  const room = (width - COLUMN_GAP * (columns - 1)) / columns - total
  const wide = rows.map(({ row, chips }) => (room - crossOf(row) - GAP * chips.length) / units(chips))
  return Math.floor(Math.max(1, Math.min(largest, tall, ...wide)))
}

const crossOf = ({ dice }: DistrictRow): number => (dice.some(({ twin }) => twin) ? CROSS : 0)

const units = (chips: readonly Chip[]): number =>
  chips.reduce((sum, { dice }) => sum + (dice.length > 1 ? 1 + COUNT : 1), 0) || 1
