import type { Request } from '@jelly/table'
import { type Bout, contest, hasStalled, ON_THE_WAY, type Outcome } from './contest.ts'
import { type Contestant, now } from '@jelly/cli/testing'
import { type ContestTable, placeDice } from './ContestTable.ts'
import type { Metronome } from './Metronome.ts'
import type { ContestName, Side, FairnessTally } from './FairnessTally.ts'

const ALL = 7
/** Who is later in a contest is so by at most this; presses at the end of the sand are as far from it. */
const MARGIN = 140
const margin = (): number => 1 + Math.random() * (MARGIN - 1)
const firstOf = (n: number): Side => (n % 2 === 0 ? 'near' : 'far')
const other = (side: Side): Side => (side === 'near' ? 'far' : 'near')

/** Where contests are counted. */
export interface Records {
  readonly tally: FairnessTally
  readonly metronome: Metronome
}

function count({ tally }: Records, name: ContestName, n: number, outcome: Outcome): void {
  const { winner, asPressed, isVoid } = outcome
  if (isVoid) return tally.leaveOut(name, n)
  tally.count(name, { winners: [winner], right: asPressed ? 1 : 0, of: 1 })
}

/** One has placed all dice, the other all but one, which it wants where the first puts its screen; then both flip. */
export async function lockAndFlip(table: ContestTable, records: Records): Promise<void> {
  const n = records.tally.next('lock against place')
  const locker: Side = Math.floor(n / 2) % 2 === 0 ? 'near' : 'far'
  const placer = other(locker)
  await Promise.all([placeDice(table[locker], ALL, 1), placeDice(table[placer], ALL - 1, 2)])
  const outcome = await lockAgainstPlace(table, locker, firstOf(n), records.metronome)
  count(records, 'lock against place', n, outcome)
  if (outcome.winner === locker) await placeDice(table[placer], 1, 4)
  await flipAgainstFlip(table, records)
}

async function lockAgainstPlace(table: ContestTable, locker: Side, first: Side, metronome: Metronome) {
  const placer = other(locker)
  await table[placer].until(() => table[placer].squad.rolled)
  const lock: Request = { type: 'lockDistrict', district: 3 }
  const place: Request = { type: 'placeDie', die: table[placer].squad.hand[0] ?? -1, district: 3 }
  const wants = locker === 'near' ? { near: lock, far: place } : { near: place, far: lock }
  const { near, far } = table
  return contest({ near, far, wants, first, margin: margin(), refusal: 'districtLocked', unrefused: placer }, metronome)
}

async function flipAgainstFlip({ near, far }: ContestTable, records: Records): Promise<void> {
  const n = records.tally.next('flip against flip')
  const first = firstOf(n)
  const flip: Request = { type: 'flipTimer' }
  const wants = { near: flip, far: flip }
  const outcome = await contest(
    { near, far, wants, first, margin: margin(), refusal: 'alreadyFlipped' },
    records.metronome,
  )
  count(records, 'flip against flip', n, outcome)
}

/** The helper has placed all dice on one district; the two kick one of them, then press around the end of the sand. */
export async function kickAndSand(table: ContestTable, records: Records): Promise<void> {
  await placeDice(table.helper, ALL, 0)
  const n = records.tally.next('kick against kick')
  count(
    records,
    'kick against kick',
    n,
    await kickAgainstKick(table, 0, { first: firstOf(n), margin: margin() }, records.metronome),
  )
  await lastMoment(table, records)
}

/** Both place a one with its effect on the same die of the helper's. */
export async function kickAgainstKick(
  { near, far, helper }: ContestTable,
  victim: number,
  order: Pick<Bout, 'first' | 'margin'>,
  metronome: Metronome,
) {
  await Promise.all([near, far].map((one) => one.until(() => one.squad.rolled)))
  const kick = (one: Contestant): Request => {
    const effect = { kick: helper.seat * ALL + victim }
    return { type: 'placeDie', die: one.squad.hand[0] ?? -1, district: 0, effect }
  }
  const wants = { near: kick(near), far: kick(far) }
  return contest({ near, far, wants, ...order, refusal: 'dieNotThere' }, metronome)
}

/** [R8] Half of the presses of each are before the sand has run out, and half after it. */
async function lastMoment({ near, far, helper }: ContestTable, { tally, metronome }: Records): Promise<void> {
  const n = tally.next('end of the sand')
  await helper.press({ type: 'flipTimer' })
  const presses = await Promise.all([
    pressAroundSand(near, 3, n % 2 === 0, metronome),
    pressAroundSand(far, 4, Math.floor(n / 2) % 2 === 0, metronome),
  ])
  if (presses.some(({ isVoid }) => isVoid)) return tally.leaveOut('end of the sand', n)
  const winners = (['near', 'far'] as const).filter((_, i) => presses[i]?.counted)
  const right = presses.filter(({ counted, inTime }) => counted === inTime).length
  tally.count('end of the sand', { winners, right, of: presses.length })
}

async function pressAroundSand(one: Contestant, district: number, isBefore: boolean, metronome: Metronome) {
  await one.until(() => one.view.deadlines.sand !== undefined && one.squad.rolled)
  const sand = one.view.deadlines.sand ?? now()
  const request: Request = { type: 'placeDie', die: one.squad.hand[0] ?? -1, district }
  const plan = isBefore ? sand - margin() : sand + margin()
  const [press, isVoid] = await Promise.all([one.press(request, plan), hasStalled(metronome, plan, plan + ON_THE_WAY)])
  return { counted: press.refusal === null, inTime: press.at < sand, isVoid }
}
