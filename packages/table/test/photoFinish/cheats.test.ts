import { describe, expect, it } from 'vitest'
import type { ClientMessage, Request, Settings } from '../../src/index.ts'
import type { Wire } from '../support/WiredPlayer.ts'
import { brink, Contest } from '../support/Contest.ts'
import { annIsDone, LINES, SIXES } from './brinks.ts'

const isPong = ({ type }: ClientMessage): boolean => type === 'pong'

/** Both slide the target of one district there and back, seven times: the second press of each pair comes 100 ms later. */
async function duels(holds?: Wire['holds'], about: { frames?: number; settings?: Partial<Settings> } = {}) {
  const values = [3, 3, 6]
  const rows = await brink(values, async (table) => table.wait(700), about.settings)
  const { frames } = about
  const honest = { delay: 10, ...(frames !== undefined && { frames: 0 }) }
  const lines = [honest, { delay: 10, ...(holds && { holds }), ...(frames !== undefined && { frames }) }] as const
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
    expect(report[1]).toEqual({ oneWay: 10, answersLate: 0, compensated: 0, photoFinishesWon: 0, photoFinishesLost: 7 })
  })

  it('by holding back its pongs wins no more than its quota of a round, and the report shows it', async () => {
    const { wins, report } = await duels((message) => (isPong(message) ? 900 : 0))
    expect(wins).toEqual({ honest: 4, cheat: 3 })
    expect(report[1]).toMatchObject({ compensated: 450, photoFinishesWon: 3, photoFinishesLost: 4 })
    expect(report[1]?.oneWay).toBeGreaterThan(400)
    expect(report[1]?.compensated).toBeLessThanOrEqual(500)
  })

  it('in a page, by holding back its pongs, wins nothing where frames are measured too, and the report tells', async () => {
    const { wins, report } = await duels((message) => (isPong(message) ? 300 : 0), { frames: 0 })
    expect(wins).toEqual({ honest: 7, cheat: 0 })
    expect(report[0]).toMatchObject({ oneWay: 10, answersLate: 0 })
    expect(report[1]).toMatchObject({ oneWay: 10, answersLate: 300, compensated: 0, photoFinishesWon: 0 })
  })

  it('with a client of its own, which holds back frames too, wins no more than its quota of a round', async () => {
    const { wins, report } = await duels((message) => (isPong(message) ? 300 : 0), { frames: 300 })
    expect(wins).toEqual({ honest: 4, cheat: 3 })
    expect(report[1]).toMatchObject({ oneWay: 160, answersLate: 0, compensated: 450 })
  })

  it('wins nothing at a table without compensation', async () => {
    const settings = { compensation: false }
    const { wins, report } = await duels((message) => (isPong(message) ? 300 : 0), { frames: 300, settings })
    expect(wins).toEqual({ honest: 7, cheat: 0 })
    expect(report[1]).toMatchObject({ oneWay: 160, compensated: 0 })
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
