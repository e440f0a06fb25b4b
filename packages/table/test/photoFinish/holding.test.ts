import { describe, expect, it } from 'vitest'
import { brink, Contest, place } from '../support/Contest.ts'
import type { Player } from '../support/Player.ts'
import { annIsDone, LINES, SIXES } from './brinks.ts'

const committedAt = (contest: Contest, type: string): number =>
  contest.ports.journal.rows().find(({ request }) => request?.type === type)?.at ?? -1

describe('a press is held', () => {
  it('until the press of the slowest rival could no longer be before it, and 20 ms', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    const at = contest.clock.now() + 500
    contest.press(contest.ann, at, { type: 'lockDistrict', district: 3 })
    await contest.clock.advance(1500)
    expect(committedAt(contest, 'lockDistrict')).toBe(at + 150 + 20)
  })

  it('not at all when nobody could be in its way', async () => {
    const rows = await brink(SIXES, async (table) => table.wait(300))
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const at = contest.clock.now() + 500
    contest.press(contest.ann, at, { type: 'placeDie', die: 0, district: 3 })
    await contest.clock.advance(1500)
    expect(committedAt(contest, 'placeDie')).toBe(at + 10)
  })

  it('not for long when the only one who could be in its way has a short line', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    const at = contest.clock.now() + 500
    contest.press(contest.bob, at, { type: 'placeDie', die: 7, district: 3 })
    await contest.clock.advance(1500)
    expect(committedAt(contest, 'placeDie')).toBe(at + 150)
  })

  it('as long whatever is in a tray: it depends on what everybody sees', async () => {
    const times: number[] = []
    for (const values of [
      [6, 1, 6],
      [6, 4, 6],
      [6, 6, 6],
    ]) {
      const rows = await brink(values, async (table, ann) => {
        await place(table, ann, 7, 0)
        await table.wait(50)
      })
      const contest = await new Contest(1, LINES, values).begin(rows)
      const at = contest.clock.now() + 500
      contest.press(contest.ann, at, { type: 'lockDistrict', district: 3 })
      await contest.clock.advance(1500)
      times.push(committedAt(contest, 'lockDistrict') - at)
    }
    expect(new Set(times)).toEqual(new Set([170]))
  })

  it('and said so to the one who pressed', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    contest.press(contest.ann, contest.clock.now() + 500, { type: 'lockDistrict', district: 3 })
    await contest.clock.advance(1500)
    expect(contest.ann.told('done').at(-1)).toMatchObject({ refusal: null, held: 160 })
  })
})

describe('a plan', () => {
  it('counts from the press of the last die', async () => {
    const rows = await brink(SIXES, async (table, ann) => {
      await place(table, ann, 6, 0)
      await table.ask(ann, { type: 'planFinish', lock: 3, flip: false })
      ann.do({ type: 'rollDice' })
      await table.wait(750)
    })
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const at = contest.clock.now() + 500
    contest.press(contest.ann, at, { type: 'placeDie', die: 6, district: 0 })
    const late = contest.press(contest.bob, at + 30, { type: 'placeDie', die: 7, district: 3 })
    await contest.clock.advance(1500)
    expect(late.refusal()).toEqual({ refused: 'districtLocked', district: 3, by: 0, late: 30 })
  })

  it('made later counts from when it was made: it is no way to be earlier', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    const at = contest.clock.now() + 500
    const first = contest.press(contest.bob, at, { type: 'placeDie', die: 7, district: 3 })
    contest.press(contest.ann, at + 50, { type: 'planFinish', lock: 3, flip: false })
    await contest.clock.advance(1500)
    expect(first.refusal()).toBeNull()
    expect(contest.bob.game.districts[3]?.lockedBy).toBe(0)
  })
})

describe('who comes second', () => {
  it('is told by how much and by whom', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    const at = contest.clock.now() + 500
    contest.press(contest.ann, at, { type: 'lockDistrict', district: 3 })
    const late = contest.press(contest.bob, at + 80, { type: 'placeDie', die: 7, district: 3 })
    await contest.clock.advance(1500)
    expect(late.refusal()).toEqual({ refused: 'districtLocked', district: 3, by: 0, late: 80 })
  })

  it('is told about a kicked die too', async () => {
    const values = [1, 2, 6]
    const rows = await brink(values, async (table, ann, bob) => {
      // [R4] One more die that lay there before, so that Ann's effect stays open after Bob's kick.
      await place(table, ann, 3, 0)
      await table.ask(bob, { type: 'placeDie', die: bob.squad.hand[0] as number, district: 0 })
      await table.wait(50)
    })
    const contest = await new Contest(1, LINES, values).begin(rows)
    const at = contest.clock.now() + 300
    contest.press(contest.bob, at, { type: 'useEffect', effect: { kick: 0 } })
    const late = contest.press(contest.ann, at + 40, { type: 'useEffect', effect: { kick: 0 } })
    await contest.clock.advance(1500)
    expect(late.refusal()).toEqual({ refused: 'dieNotThere', district: 0, by: 1, late: 40 })
  })

  it('is told about the last die to kick too, though the table has rolled for it by then', async () => {
    const values = [1, 1, 6]
    const rows = await brink(values, async (table, ann, bob) => {
      await place(table, ann, 2, 0)
      await table.ask(bob, { type: 'placeDie', die: bob.squad.hand[0] as number, district: 0 })
      await table.wait(50)
    })
    const contest = await new Contest(1, LINES, values).begin(rows)
    const at = contest.clock.now() + 300
    contest.press(contest.bob, at, { type: 'useEffect', effect: { kick: 0 } })
    const late = contest.press(contest.ann, at + 240, { type: 'useEffect', effect: { kick: 0 } })
    await contest.clock.advance(1500)
    expect(late.refusal()).toEqual({ refused: 'noEffect', by: 1, late: 240 })
  })

  it('is told how long the sand had run out', async () => {
    const rows = await brink(SIXES, async (table, ann) => {
      await table.ports.clock.advanceUntil(() => ann.view.deadlines.sand !== undefined)
      await table.wait(9000)
    })
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const sand = contest.ann.view.deadlines.sand ?? 0
    const inTime = contest.press(contest.bob, sand - 1, { type: 'placeDie', die: 7, district: 3 })
    const late = contest.press(contest.ann, sand + 30, { type: 'placeDie', die: 0, district: 3 })
    await contest.clock.advanceTo(sand + 1000)
    expect([inTime.refusal(), late.refusal()]).toEqual([null, { refused: 'notNow', late: 30 }])
    expect(committedAt(contest, 'sandRunsOut')).toBe(sand + 170)
  })
})

describe('what is public', () => {
  it('is shown to all at one time, 150 ms later at the most', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    contest.press(contest.ann, contest.clock.now() + 500, { type: 'lockDistrict', district: 3 })
    await contest.clock.advance(1500)
    const at = (player: Player) =>
      player
        .told('events')
        .find(({ events }) => events.some((event) => event.type === 'game' && event.event.type === 'districtLocked'))
        ?.at
    expect(at(contest.ann)).toBe(at(contest.bob))
    expect((at(contest.ann) ?? 0) - committedAt(contest, 'lockDistrict')).toBe(150)
  })

  it('is shown at once to one who plays alone', async () => {
    const rows = await brink(SIXES, async (table) => table.wait(300))
    const contest = new Contest(1, [{ delay: 100 }, { delay: 100 }], SIXES)
    await contest.begin(rows)
    contest.table.disconnect(contest.bob.connection)
    await contest.clock.advance(500)
    contest.press(contest.ann, contest.clock.now() + 500, { type: 'placeDie', die: 0, district: 3 })
    await contest.clock.advance(1500)
    expect(
      contest.ann
        .told('events')
        .findLast(({ events }) => events.some((event) => event.type === 'game' && event.event.type === 'diePlaced'))
        ?.at,
    ).toBe(committedAt(contest, 'placeDie'))
  })
})

describe('a roll asked for', () => {
  it('before its seat can have seen the automatic one is that one', async () => {
    const rows = await brink(SIXES, async (table) => table.wait(700))
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const at = contest.clock.now() + 200
    contest.press(contest.bob, at, { type: 'placeDie', die: 7, district: 3 })
    const crossed = contest.press(contest.bob, at + 100, { type: 'rollDice' })
    await contest.clock.advance(3000)
    const rolls = contest.ports.journal
      .rows()
      .filter((row) =>
        row.events.some(
          (event) => event.type === 'game' && event.event.type === 'diceRolled' && event.event.seat === 1,
        ),
      )
    expect([crossed.refusal(), rolls.length]).toEqual([null, 1])
  })

  it('after it has been seen is a pass', async () => {
    const rows = await brink(SIXES, async (table) => table.wait(700))
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const at = contest.clock.now() + 200
    contest.press(contest.bob, at, { type: 'placeDie', die: 7, district: 3 })
    contest.press(contest.bob, at + 301, { type: 'rollDice' })
    await contest.clock.advance(3000)
    const rolls = contest.ports.journal.rows().filter((row) => row.request?.type === 'rollDice' && row.seat === 1)
    expect(rolls).toHaveLength(2)
  })
})
