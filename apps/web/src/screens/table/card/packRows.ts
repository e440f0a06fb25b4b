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
  readonly rows: readonly PackedRow[]
}

interface Box {
  readonly width: number
  readonly height: number
  /** The largest that a die is drawn. */
  readonly largest: number
}

const GAP = 2
const COLUMN_GAP = 8
/** A crown and two digits. */
const TOTAL = 30
/** Below this a die cannot be read, and equal values are counted instead. */
const SMALLEST = 15
/** How much wider a chip is that says ×2. */
const COUNT = 0.75

/** Any legal position fits: dice shrink, then equal values are drawn as value × count. */
export function packRows(rows: readonly DistrictRow[], box: Box): Packing {
  const apart = best(rows.map(oneByOne), box)
  if (apart.dieSize >= SMALLEST) return apart
  const counted = best(rows.map(byValue), box)
  return counted.dieSize > apart.dieSize ? counted : apart
}

const oneByOne = (row: DistrictRow): PackedRow => ({ row, chips: row.dice.map((die) => ({ dice: [die] })) })

function byValue(row: DistrictRow): PackedRow {
  const values = [...new Set(row.dice.map(({ value }) => value))]
  return { row, chips: values.map((value) => ({ dice: row.dice.filter((die) => die.value === value) })) }
}

function best(rows: readonly PackedRow[], box: Box): Packing {
  const one = { columns: 1 as const, dieSize: sizeIn(rows, box, 1), rows }
  const two = { columns: 2 as const, dieSize: sizeIn(rows, box, 2), rows }
  return two.dieSize > one.dieSize ? two : one
}

/** The largest size at which all rows fit in so many columns. */
function sizeIn(rows: readonly PackedRow[], { width, height, largest }: Box, columns: 1 | 2): number {
  const lines = Math.max(1, Math.ceil(rows.length / columns))
  const tall = height / lines - GAP
  const room = (width - COLUMN_GAP * (columns - 1)) / columns - TOTAL
  const wide = rows.map(({ chips }) => (room - GAP * (chips.length - 1)) / units(chips))
  return Math.floor(Math.max(1, Math.min(largest, tall, ...wide)))
}

const units = (chips: readonly Chip[]): number =>
  chips.reduce((sum, { dice }) => sum + (dice.length > 1 ? 1 + COUNT : 1), 0) || 1
