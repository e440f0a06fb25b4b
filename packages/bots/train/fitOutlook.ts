import { seededRandomness } from '@jelly/rules'
import { placeAmong } from '../src/evaluation/Outlook.ts'
import { OUTLOOK_KEYS, type OutlookRow, type Weights } from '../src/evaluation/weights.ts'
import type { Snapshot } from './snapshots.ts'

type Row = Record<(typeof OUTLOOK_KEYS)[number], number>

const BATCH = 256
const EPOCHS = 6
const RATE = 0.02

const emptyRow = (): Row => Object.fromEntries(OUTLOOK_KEYS.map((key) => [key, 0])) as Row

/** Moves the outlook's weights to where the snapshots would have surprised least (Adam on the log loss). */
export function fitOutlook(weights: Weights, snapshots: readonly Snapshot[], seed: number): Weights {
  const rows = weights.rows.map((row): Row => ({ ...row }))
  const fast = rows.map(emptyRow)
  const slow = rows.map(emptyRow)
  const steps = Math.floor(snapshots.length / BATCH) * EPOCHS
  const random = seededRandomness(seed)
  for (let step = 1; step <= steps; step++) {
    const slopes = rows.map(emptyRow)
    for (let n = 0; n < BATCH; n++)
      learnFrom(snapshots[random(snapshots.length)] as Snapshot, weights.knots, rows, slopes)
    const rate = RATE * (1 - step / (steps + 1))
    rows.forEach((row, at) => {
      for (const key of OUTLOOK_KEYS)
        row[key] -= rate * adam(slopes[at] as Row, fast[at] as Row, slow[at] as Row, key, step)
    })
  }
  return { ...weights, rows }
}

function adam(slopes: Row, fast: Row, slow: Row, key: keyof Row, step: number): number {
  const slope = slopes[key] / BATCH
  fast[key] = 0.9 * fast[key] + 0.1 * slope
  slow[key] = 0.999 * slow[key] + 0.001 * slope * slope
  return fast[key] / (1 - 0.9 ** step) / (Math.sqrt(slow[key] / (1 - 0.999 ** step)) + 1e-8)
}

/** How surprised the weights are by the snapshots, on average (log loss for each district). */
export function surprise({ knots, rows }: Weights, snapshots: readonly Snapshot[]): number {
  const slopes = rows.map(emptyRow)
  const sum = snapshots.reduce((total, one) => total + learnFrom(one, knots, rows, slopes), 0)
  return sum / snapshots.length
}

/** Adds one snapshot's slopes; returns its loss. */
function learnFrom(
  one: Snapshot,
  knots: readonly number[],
  rows: readonly OutlookRow[],
  slopes: readonly Row[],
): number {
  const { at, part } = placeAmong(knots, one.stage)
  const from = rows[at - 1] as OutlookRow
  const to = rows[at] as OutlookRow
  const row = emptyRow()
  for (const key of OUTLOOK_KEYS) row[key] = from[key] + part * (to[key] - from[key])
  const { loss, slope } = slopeOf(one, row)
  for (const key of OUTLOOK_KEYS) {
    ;(slopes[at - 1] as Row)[key] += (1 - part) * slope[key]
    ;(slopes[at] as Row)[key] += part * slope[key]
  }
  return loss
}

/** The features of each seat there; null for who cannot lead. */
function featuresOf({ district, lure, totals, survivors, hands }: Snapshot): (Partial<Row> | null)[] {
  if (district === null) return totals.map((count) => ({ centerCount: count }))
  return totals.map((total, seat) => {
    const hand = (hands[seat] ?? 0) / 7
    if (total === 0 && hand === 0) return null
    const pull = { hand, lure: lure * hand }
    return total === 0 ? { empty: 1, ...pull } : { total: total / 6, survivors: survivors[seat] ?? 0, ...pull }
  })
}

const powerOf = (features: Partial<Row> | null, row: Row): number =>
  features === null ? -Infinity : OUTLOOK_KEYS.reduce((sum, key) => sum + row[key] * (features[key] ?? 0), 0)

function slopeOf(one: Snapshot, row: Row): { loss: number; slope: Row } {
  const features = featuresOf(one)
  const powers = features.map((each) => powerOf(each, row))
  const top = Math.max(...powers)
  const sum = powers.reduce((total, power) => total + Math.exp(power - top), 0)
  const chance = powers.map((power) => (top === -Infinity ? 0 : Math.exp(power - top) / sum))
  const logit = one.district === null ? row.centerStays : row.stays + row.staysLure * one.lure
  const stays = 1 / (1 + Math.exp(-logit))
  const most = Math.max(1, ...one.totals)
  let loss = 0
  let toStays = 0
  const toChance = chance.map((likely, seat) => {
    const leads = one.totals[seat] === most ? 1 : 0
    const expected = Math.min(0.999, Math.max(0.001, stays * leads + (1 - stays) * likely))
    const led = one.led[seat] ? 1 : 0
    loss -= Math.log(led ? expected : 1 - expected)
    const slope = (expected - led) / (expected * (1 - expected))
    toStays += slope * (leads - likely)
    return slope * (1 - stays)
  })
  return { loss, slope: chainRule(one, features, chance, toChance, toStays * stays * (1 - stays)) }
}

function chainRule(
  { district, lure }: Snapshot,
  features: readonly (Partial<Row> | null)[],
  chance: readonly number[],
  toChance: readonly number[],
  toLogit: number,
): Row {
  const slope = emptyRow()
  if (district === null) slope.centerStays = toLogit
  else Object.assign(slope, { stays: toLogit, staysLure: toLogit * lure })
  const mean = chance.reduce((sum, likely, seat) => sum + likely * (toChance[seat] ?? 0), 0)
  features.forEach((each, seat) => {
    const toPower = (chance[seat] ?? 0) * ((toChance[seat] ?? 0) - mean)
    if (each !== null) for (const key of OUTLOOK_KEYS) slope[key] += toPower * (each[key] ?? 0)
  })
  return slope
}
