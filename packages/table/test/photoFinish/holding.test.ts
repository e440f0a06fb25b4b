import { describe, expect, it } from 'vitest'
import type { ClientMessage, Request } from '../../src/index.ts'
import { brink, Contest, place } from '../support/Contest.ts'
import type { Player } from '../support/Player.ts'

const LINES = [{ delay: 10 }, { delay: 150 }] as const
const SIXES = [6, 6, 6]

const annIsDone = () =>
  brink(SIXES, async (table, ann) => {
    await place(table, ann, 7, 0)
    await table.wait(50)
  })

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
      await place(table, ann, 2, 0)
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

const isPong = ({ type }: ClientMessage): boolean => type === 'pong'

/** Both slide the target of one district there and back, seven times: the second press of each pair comes 100 ms later. */
async function duels(holds?: (message: ClientMessage) => number) {
  const values = [3, 3, 6]
  const rows = await brink(values, async (table) => table.wait(700))
  const lines = [{ delay: 10 }, { delay: 10, ...(holds && { holds }) }] as const
  const contest = await new Contest(1, lines, values).begin(rows)
  const { ann, bob, clock } = contest
  const wins = { honest: 0, cheat: 0 }
  for (let n = 0; n < 7; n++) {
    for (const player of [ann, bob]) player.do({ type: 'placeDie', die: player.squad.hand[0] as number, district: 0 })
    await clock.advance(1000)
    const slide = { type: 'useEffect', effect: { slide: ann.game.districts[0]?.target === 2 ? 1 : 2 } } as const
    const honest = contest.press(ann, clock.now() + 100, slide)
    contest.press(bob, clock.now() + 200, slide)
    await clock.advance(2600)
    wins[honest.refusal() === null ? 'honest' : 'cheat']++
  }
  await clock.advanceUntil(() => contest.ann.view.fairness !== null)
  return { wins, report: contest.ann.view.fairness ?? [] }
}

describe('a client that cheats', () => {
  it('wins nothing with an honest line: who is later is second', async () => {
    const { wins, report } = await duels()
    expect(wins).toEqual({ honest: 7, cheat: 0 })
    expect(report[1]).toEqual({ oneWay: 10, compensated: 0, photoFinishesWon: 0, photoFinishesLost: 7 })
  })

  it('by holding back its pongs wins no more than its quota of a round, and the report shows it', async () => {
    const { wins, report } = await duels((message) => (isPong(message) ? 900 : 0))
    expect(wins).toEqual({ honest: 4, cheat: 3 })
    expect(report[1]).toMatchObject({ compensated: 450, photoFinishesWon: 3, photoFinishesLost: 4 })
    expect(report[1]?.oneWay).toBeGreaterThan(400)
    expect(report[1]?.compensated).toBeLessThanOrEqual(500)
  })

  it('by holding back its moves, or some of its pongs, wins nothing', async () => {
    let pongs = 0
    const moves = await duels((message) => (message.type === 'do' ? 80 : 0))
    const some = await duels((message) => (isPong(message) && ++pongs % 3 > 0 ? 900 : 0))
    expect([moves.wins.cheat, some.wins.cheat]).toEqual([0, 0])
    expect([moves.report[1]?.compensated, some.report[1]?.compensated]).toEqual([0, 0])
  })

  it('by answering pings that were never sent, or twice, changes nothing', async () => {
    const rows = await brink(SIXES, async (table) => table.wait(700))
    const contest = await new Contest(1, LINES, SIXES).begin(rows)
    const [ping] = contest.ann.told('ping')
    for (const n of [ping?.n ?? 0, 1, 2, 3, 4, 5])
      contest.table.receive(contest.ann.connection, { type: 'pong', n, seq: 1 }, contest.clock.now())
    contest.clock.wakeAt(contest.clock.now() + 1, () => contest.ann.do({ type: 'skipEffect' }))
    await contest.clock.advanceUntil(() => contest.ann.view.fairness !== null)
    expect(contest.ann.view.fairness?.map(({ oneWay }) => oneWay)).toEqual([10, 150, 0])
  })

  it('by saying when it pressed changes nothing: no message has a time', async () => {
    const contest = await new Contest(1, LINES, SIXES).begin(await annIsDone())
    const at = contest.clock.now() + 500
    contest.press(contest.ann, at, { type: 'lockDistrict', district: 3 })
    const lie = { type: 'placeDie', die: 7, district: 3, at: at - 400, pressedAt: at - 400 } as Request
    const late = contest.press(contest.bob, at + 10, lie)
    await contest.clock.advance(1500)
    expect(late.refusal()).toMatchObject({ refused: 'districtLocked', late: 10 })
  })
})
