import { seededRandomness } from '@jelly/rules'
import { describe, expect, it } from 'vitest'
import type { JournalRow } from '../../src/index.ts'
import { brink, Contest, place, unequalLines } from '../support/Contest.ts'

const CONTESTS = 1000
/** A thousand tables take a while on a busy machine. */
const PATIENCE = { timeout: 120_000 }
/** The presses of both fall anywhere in this many ms. */
const SPREAD = 300

interface Tally {
  near: number
  far: number
}

/** Contests in which the one with the short line wins, and the one with the long line. */
async function contests(
  rows: readonly JournalRow[],
  values: readonly number[],
  fight: (contest: Contest, nearAt: number, farAt: number) => Promise<'near' | 'far'>,
): Promise<Tally> {
  const tally = { near: 0, far: 0 }
  const random = seededRandomness(values.length + rows.length)
  for (let n = 0; n < CONTESTS; n++) {
    const contest = await new Contest(n, unequalLines(n), values).begin(rows)
    const start = contest.clock.now() + 300
    tally[await fight(contest, start + random(SPREAD), start + random(SPREAD))]++
  }
  return tally
}

const expectFair = ({ near, far }: Tally): void => {
  expect(near + far).toBe(CONTESTS)
  expect(near / CONTESTS).toBeGreaterThanOrEqual(0.45)
  expect(near / CONTESTS).toBeLessThanOrEqual(0.55)
}

describe('two players with 20 and 300 ms there and back each win about half', PATIENCE, () => {
  it('of kicks of one die', async () => {
    const values = [1, 2, 6]
    const rows = await brink(values, async (table, ann, bob) => {
      await place(table, ann, 2, 0)
      await table.ask(bob, { type: 'placeDie', die: bob.squad.hand[0] as number, district: 0 })
      await table.wait(50)
    })
    const tally = await contests(rows, values, async (contest, nearAt, farAt) => {
      const kick = { type: 'useEffect', effect: { kick: 0 } } as const
      const near = contest.press(contest.ann, nearAt, kick)
      const far = contest.press(contest.bob, farAt, kick)
      await contest.clock.advance(1500)
      expect([near.refusal(), far.refusal()].filter((refusal) => refusal === null)).toHaveLength(1)
      return near.refusal() === null ? 'near' : 'far'
    })
    expectFair(tally)
  })

  it('of a lock against a placement', async () => {
    const values = [6, 6, 6]
    const rows = await brink(values, async (table, ann) => {
      await place(table, ann, 7, 0)
      await table.wait(50)
    })
    const tally = await contests(rows, values, async (contest, nearAt, farAt) => {
      contest.press(contest.ann, nearAt, { type: 'lockDistrict', district: 3 })
      const far = contest.press(contest.bob, farAt, { type: 'placeDie', die: 7, district: 3 })
      await contest.clock.advance(1500)
      return far.refusal() === null ? 'far' : 'near'
    })
    expectFair(tally)
  })

  it('of a placement against a lock', async () => {
    const values = [6, 6, 6]
    const rows = await brink(values, async (table, _ann, bob) => {
      await place(table, bob, 7, 0)
      await table.wait(50)
    })
    const tally = await contests(rows, values, async (contest, nearAt, farAt) => {
      const near = contest.press(contest.ann, nearAt, { type: 'placeDie', die: 0, district: 3 })
      contest.press(contest.bob, farAt, { type: 'lockDistrict', district: 3 })
      await contest.clock.advance(1500)
      return near.refusal() === null ? 'near' : 'far'
    })
    expectFair(tally)
  })

  it('of flips of the timer', async () => {
    const values = [6, 6, 6]
    const rows = await brink(values, async (table, ann, bob) => {
      await place(table, ann, 7, 0)
      await place(table, bob, 7, 1)
      await table.wait(50)
    })
    const tally = await contests(rows, values, async (contest, nearAt, farAt) => {
      const near = contest.press(contest.ann, nearAt, { type: 'flipTimer' })
      const far = contest.press(contest.bob, farAt, { type: 'flipTimer' })
      await contest.clock.advance(1500)
      expect([near.refusal(), far.refusal()].filter((refusal) => refusal === null)).toHaveLength(1)
      return near.refusal() === null ? 'near' : 'far'
    })
    expectFair(tally)
  })
})

describe('the last moment of the sand', PATIENCE, () => {
  it('counts about half of the presses around it for either line', async () => {
    const values = [6, 6, 6]
    const rows = await brink(values, async (table, ann, bob) => {
      await place(table, ann, 1, 0)
      await place(table, bob, 1, 0)
      await table.ports.clock.advanceUntil(() => ann.view.deadlines.sand !== undefined)
      await table.wait(9000)
    })
    const random = seededRandomness(7)
    const counted = { near: 0, far: 0 }
    for (let n = 0; n < CONTESTS; n++) {
      const contest = await new Contest(n, unequalLines(n), values).begin(rows)
      const sand = contest.ann.view.deadlines.sand ?? 0
      const [nearAt, farAt] = [sand - 100 + random(200), sand - 100 + random(200)]
      const near = contest.press(contest.ann, nearAt, { type: 'placeDie', die: 1, district: 3 })
      const far = contest.press(contest.bob, farAt, { type: 'placeDie', die: 8, district: 4 })
      await contest.clock.advanceTo(sand + 1000)
      if (near.refusal() === null) counted.near++
      if (far.refusal() === null) counted.far++
    }
    for (const count of [counted.near, counted.far]) {
      expect(count / CONTESTS).toBeGreaterThanOrEqual(0.45)
      expect(count / CONTESTS).toBeLessThanOrEqual(0.55)
    }
  })
})
