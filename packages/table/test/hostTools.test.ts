import { describe, expect, it } from 'vitest'
import { inScramble, TestTable } from './support/TestTable.ts'

async function three(options: Parameters<typeof inScramble>[1] = {}) {
  const { table, players } = await inScramble(['Ann', 'Bob', 'Cleo'], options)
  const [ann, bob, cleo] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  return { table, ann, bob, cleo }
}

describe('the host, during a game', () => {
  it('sends somebody away: a bot plays on, and they do not come back', async () => {
    const { table, ann, bob } = await three()
    expect(await table.ask(bob, { type: 'freeSeat', seat: 0 })).toEqual({ refused: 'notHost' })
    expect(await table.ask(ann, { type: 'freeSeat', seat: 1 })).toBeNull()
    expect(bob.bye).toBe('removed')
    expect(ann.view.seats[1]).toMatchObject({ kind: 'bot' })
    expect(ann.view.seats[1]).not.toHaveProperty('leaver')
    await table.back(bob)
    expect(bob.bye).toBe('removed')
    expect(await table.ask(ann, { type: 'freeSeat', seat: 1 })).toEqual({ refused: 'tooLate' })
    expect(await table.ask(ann, { type: 'freeSeat', seat: 0 })).toEqual({ refused: 'noSuchSeat' })
    table.expectTrueViewsOf(ann)
  })

  it('mutes somebody, and lets them speak again', async () => {
    const { table, ann, bob, cleo } = await three()
    expect(await table.ask(cleo, { type: 'mute', seat: 1, muted: true })).toEqual({ refused: 'notHost' })
    await table.ask(ann, { type: 'mute', seat: 1, muted: true })
    expect(cleo.view.seats[1]).toMatchObject({ name: 'Bob', muted: true })
    expect(await table.ask(bob, { type: 'emote', emote: 'haha' })).toEqual({ refused: 'muted' })
    await table.drop(bob)
    await table.back(bob)
    expect(await table.ask(bob, { type: 'emote', emote: 'haha' })).toEqual({ refused: 'muted' })
    await table.ask(ann, { type: 'mute', seat: 1, muted: false })
    expect(await table.ask(bob, { type: 'emote', emote: 'haha' })).toBeNull()
    table.expectTrueViews()
  })

  it('hands its part to another person, and to no bot', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]]
    expect(await table.ask(ann, { type: 'makeHost', seat: 2 })).toEqual({ refused: 'noSuchSeat' })
    expect(await table.ask(ann, { type: 'makeHost', seat: 1 })).toBeNull()
    expect(ann.view.host).toBe(1)
    expect(await table.ask(ann, { type: 'makeHost', seat: 0 })).toEqual({ refused: 'notHost' })
    expect(await table.ask(bob, { type: 'makeHost', seat: 0 })).toBeNull()
    table.expectTrueViews()
  })

  it('decides who may come, and nothing else', async () => {
    const { table, ann } = await three()
    const eve = await table.watch('Eve')
    const change = (settings: object) => table.ask(ann, { type: 'changeSettings', settings })
    expect(await change({ players: 5 })).toEqual({ refused: 'tooLate' })
    expect(await change({ approve: true, tempo: 'relaxed' })).toEqual({ refused: 'tooLate' })
    expect(await change({})).toEqual({ refused: 'tooLate' })
    expect(await change({ spectators: false })).toBeNull()
    expect(eve.bye).toBe('noSpectators')
    expect(ann.view.phase).toBe('scramble')
    table.expectTrueViewsOf(ann)
  })
})

describe('a pause', () => {
  it('that most want in a round begins with the ledger, and ends when most are ready', async () => {
    const { table, ann, bob, cleo } = await three()
    await table.ask(ann, { type: 'askPause', pause: true })
    await table.ask(bob, { type: 'askPause', pause: true })
    expect(cleo.view.pause).toEqual({ asked: [0, 1], since: null })
    await table.until('ledger')
    expect(cleo.view.pause.since).not.toBeNull()
    expect(cleo.view.deadlines).toEqual({})
    await table.wait(500_000)
    expect(cleo.view.phase).toBe('ledger')
    await table.ask(cleo, { type: 'setReady', ready: true })
    expect(cleo.view.pause.since).not.toBeNull()
    await table.ask(ann, { type: 'setReady', ready: true })
    expect(cleo.view.pause).toEqual({ asked: [], since: null })
    expect(cleo.view.deadlines.next).toBeGreaterThan(0)
    await table.ask(bob, { type: 'setReady', ready: true })
    await table.until('scramble')
    table.expectTrueViews()
  })

  it('that one of three wants does not begin, and can be taken back', async () => {
    const { table, ann, bob, cleo } = await three()
    await table.ask(ann, { type: 'askPause', pause: true })
    await table.until('ledger')
    expect(cleo.view.pause).toEqual({ asked: [0], since: null })
    await table.ask(ann, { type: 'askPause', pause: false })
    await table.ask(bob, { type: 'askPause', pause: true })
    expect(cleo.view.pause).toEqual({ asked: [1], since: null })
    await table.until('scramble')
    expect(cleo.view.pause.asked).toEqual([])
  })

  it('begins at once between rounds, and who was ready is asked again', async () => {
    const { table, ann, bob, cleo } = await three()
    await table.until('ledger')
    await table.ask(cleo, { type: 'setReady', ready: true })
    for (const one of [ann, bob]) await table.ask(one, { type: 'askPause', pause: true })
    expect(cleo.view.pause.since).not.toBeNull()
    expect(cleo.view.seats[2]).toMatchObject({ ready: false })
  })

  it('needs only those who are here, and survives a crash', async () => {
    const { table, ann, bob, cleo } = await three()
    await table.drop(bob)
    await table.drop(cleo)
    await table.ask(ann, { type: 'askPause', pause: true })
    await table.until('ledger')
    expect(ann.view.pause.since).not.toBeNull()
    await table.restart()
    await table.back(ann)
    await table.wait(60_000)
    expect([ann.view.phase, ann.view.frozen]).toEqual(['ledger', null])
    await table.ask(ann, { type: 'setReady', ready: true })
    await table.until('scramble')
  })

  it('is not for the lobby', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    expect(await table.ask(ann, { type: 'askPause', pause: true })).toEqual({ refused: 'notNow' })
  })
})
