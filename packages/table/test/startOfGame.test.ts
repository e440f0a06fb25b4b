import { commit } from '@jelly/dice'
import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

describe('the start of a game', () => {
  it('promises the dice before anybody’s seed is known', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    expect(ann.view.dice).toMatchObject({ seeds: [null, null, null, null], key: null, revealed: false })
    expect(commit(table.state.dice.key)).toBe(ann.view.dice.commitment)
    await table.ask(ann, { type: 'giveSeed', seed: 'abc' })
    expect(ann.view.dice.seeds[0]).toBe('abc')
    expect(await table.ask(ann, { type: 'giveSeed', seed: 'a\nb' })).toEqual({ refused: 'badSeed' })
  })

  it('forgets the seed of who left before the start', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(bob, { type: 'giveSeed', seed: 'bob' })
    await table.ask(bob, { type: 'leaveSeat' })
    expect(ann.view.dice.seeds[1]).toBeNull()
    table.expectTrueViews()
  })

  it('fills empty seats with bots of the chosen level, each with a name of its own', async () => {
    const table = await TestTable.open({ settings: { players: 5, botLevel: 'veteran' } })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'giveSeed', seed: 'a' })
    expect(await table.ask(ann, { type: 'startGame' })).toBeNull()
    const bots = ann.view.seats.slice(1)
    expect(bots.every((seat) => seat.kind === 'bot' && seat.level === 'veteran')).toBe(true)
    expect(new Set(bots.map((seat) => (seat.kind === 'bot' ? seat.name : ''))).size).toBe(4)
  })

  it('waits two seconds at most for the seeds of the people here', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(ann, { type: 'giveSeed', seed: 'a' })
    await table.ask(ann, { type: 'startGame' })
    await table.wait(1999)
    expect(bob.view.phase).toBe('lobby')
    await table.wait(1)
    expect(bob.view.phase).toBe('briefing')
    expect(await table.ask(bob, { type: 'giveSeed', seed: 'late' })).toEqual({ refused: 'tooLate' })
  })

  it('shows the briefing until all the people here are ready', async () => {
    const table = await TestTable.open()
    const [ann, bob] = [await table.join('Ann'), await table.join('Bob')]
    for (const player of [ann, bob]) await table.ask(player, { type: 'giveSeed', seed: 's' })
    await table.ask(ann, { type: 'startGame' })
    await table.wait(50_000)
    expect(ann.view.phase).toBe('briefing')
    expect(ann.game.districts).toHaveLength(6)
    await table.ask(ann, { type: 'setReady', ready: true })
    expect(ann.view.phase).toBe('briefing')
    await table.ask(bob, { type: 'setReady', ready: true })
    expect(ann.view.phase).toBe('countdown')
  })

  it('does not wait in the briefing for somebody who is gone, and the host may go on', async () => {
    const table = await TestTable.open()
    const [ann, bob, cat] = [await table.join('Ann'), await table.join('Bob'), await table.join('Cat')]
    await table.ask(ann, { type: 'startGame' })
    await table.wait(2000)
    await table.drop(bob)
    await table.ask(ann, { type: 'setReady', ready: true })
    expect(ann.view.phase).toBe('briefing')
    await table.ask(ann, { type: 'startGame' })
    expect(cat.view.phase).toBe('countdown')
  })

  it('counts down to a time that all are told, and starts for all at once', async () => {
    const table = await TestTable.open({ settings: { briefing: false } })
    const [ann, bob] = [await table.join('Ann'), await table.join('Bob')]
    await table.ask(ann, { type: 'startGame' })
    await table.wait(2000)
    const start = ann.view.deadlines.start ?? 0
    expect(start).toBe(table.ports.clock.now() + 3000)
    await table.ports.clock.advanceTo(start - 1)
    expect(ann.view.phase).toBe('countdown')
    await table.ports.clock.advanceTo(start)
    expect([ann.view.phase, bob.view.phase]).toEqual(['scramble', 'scramble'])
    expect([ann.squad.tray, bob.squad.tray].map((tray) => tray?.length)).toEqual([7, 7])
    table.expectTrueViews()
  })

  it('starts a quick table as soon as its person has given a seed, without lobby or briefing', async () => {
    const table = await TestTable.open({ quick: true })
    await table.wait(30_000)
    expect(table.table.summary().phase).toBe('lobby')
    const ann = await table.join('Ann')
    expect(ann.view.phase).toBe('lobby')
    await table.ask(ann, { type: 'giveSeed', seed: 'quick' })
    expect(ann.view.phase).toBe('countdown')
    expect(ann.view.seats.filter(({ kind }) => kind === 'bot')).toHaveLength(3)
  })

  it('shows a quick table its briefing where the settings want one', async () => {
    const table = await TestTable.open({ quick: true, settings: { briefing: true } })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'giveSeed', seed: 'quick' })
    expect(ann.view.phase).toBe('briefing')
  })

  it('starts a quick table after two seconds with no seed', async () => {
    const table = await TestTable.open({ quick: true })
    const ann = await table.join('Ann')
    await table.wait(2000)
    expect(ann.view.phase).toBe('countdown')
  })
})
