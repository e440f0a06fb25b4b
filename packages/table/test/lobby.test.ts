import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

describe('the lobby', () => {
  it('gives the first who sits down the host’s part, and seats in order', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    expect([ann.you, bob.you, ann.view.host]).toEqual([0, 1, 0])
    expect(ann.view.seats[1]).toEqual({ kind: 'person', person: null, name: 'Bob', ready: false, presence: 'here' })
    table.expectTrueViews()
  })

  it('tells everybody who is ready and what they are called', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(bob, { type: 'setReady', ready: true })
    await table.ask(bob, { type: 'setName', name: 'Bobby' })
    expect(ann.view.seats[1]).toMatchObject({ name: 'Bobby', ready: true })
    expect(await table.ask(bob, { type: 'setName', name: '  ' })).toEqual({ refused: 'badName' })
    table.expectTrueViews()
  })

  it('tells everybody who is new and who is in a lesson, until a game begins', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(bob, { type: 'setLearning', learning: 'new' })
    expect(ann.view.seats[1]).toMatchObject({ name: 'Bob', learning: 'new' })
    await table.ask(bob, { type: 'setLearning', learning: 'learning' })
    expect(ann.view.seats[1]).toMatchObject({ learning: 'learning' })
    await table.ask(bob, { type: 'setLearning', learning: null })
    expect(ann.view.seats[1]).not.toHaveProperty('learning')
    table.expectTrueViews()
    await table.ask(ann, { type: 'startGame' })
    await table.wait(2000)
    expect(await table.ask(bob, { type: 'setLearning', learning: 'new' })).toEqual({ refused: 'tooLate' })
  })

  it('lets only the host change settings, seat bots, free seats and start', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    const asks = [
      { type: 'changeSettings', settings: { tempo: 'relaxed' } },
      { type: 'seatBot', seat: 2, level: 'ace' },
      { type: 'freeSeat', seat: 0 },
      { type: 'startGame' },
    ] as const
    for (const ask of asks) expect(await table.ask(bob, ask)).toEqual({ refused: 'notHost' })
    expect(await table.ask(ann, asks[0])).toBeNull()
    expect(await table.ask(ann, asks[1])).toBeNull()
    expect(bob.view.settings.tempo).toBe('relaxed')
    expect(bob.view.durations).toMatchObject({ rollFloor: 1200, sand: 30_000 })
    expect(bob.view.seats[2]).toMatchObject({ kind: 'bot', level: 'ace' })
    table.expectTrueViews()
  })

  it('multiplies the sand', async () => {
    const table = await TestTable.open({ settings: { sandFactor: 5 } })
    const ann = await table.join('Ann')
    expect(ann.view.durations.sand).toBe(50_000)
  })

  it('removes whom the host removes, and lets a bot’s seat go', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(ann, { type: 'seatBot', seat: 2, level: 'rookie' })
    await table.ask(ann, { type: 'freeSeat', seat: 1 })
    await table.ask(ann, { type: 'freeSeat', seat: 2 })
    expect(bob.bye).toBe('removed')
    expect(ann.view.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty', 'empty'])
  })

  it('lets people change to an empty seat before a game, the host too', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(ann, { type: 'setReady', ready: true })
    await table.ask(ann, { type: 'giveSeed', seed: 'ab'.repeat(16) })
    expect(await table.ask(ann, { type: 'takeSeat', seat: 3 })).toBeNull()
    expect([ann.you, ann.view.host]).toEqual([3, 3])
    expect(bob.view.seats.map(({ kind }) => kind)).toEqual(['empty', 'person', 'empty', 'person'])
    expect(bob.view.seats[3]).toMatchObject({ name: 'Ann', ready: true, presence: 'here' })
    expect(bob.view.dice.seeds).toEqual([null, null, null, null])
    expect(await table.ask(bob, { type: 'takeSeat', seat: 0 })).toBeNull()
    expect([bob.you, bob.view.host]).toEqual([0, 3])
    table.expectTrueViews()
  })

  it('lets nobody change to a seat that is taken or not there, or during a game', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    await table.join('Bob')
    await table.ask(ann, { type: 'seatBot', seat: 2, level: 'rookie' })
    const change = (seat: number) => table.ask(ann, { type: 'takeSeat', seat })
    expect(await change(0)).toBeNull()
    expect(await change(1)).toEqual({ refused: 'seatTaken' })
    expect(await change(2)).toEqual({ refused: 'seatTaken' })
    expect(await change(4)).toEqual({ refused: 'noSuchSeat' })
    await table.ask(ann, { type: 'startGame' })
    await table.until('briefing')
    expect(await change(3)).toEqual({ refused: 'tooLate' })
    expect(ann.you).toBe(0)
    table.expectTrueViews()
  })

  it('grows and shrinks with the number of players, but never under somebody', async () => {
    const table = await TestTable.open({ settings: { players: 3 } })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'changeSettings', settings: { players: 5 } })
    expect(ann.view.seats).toHaveLength(5)
    await table.table.sit('Bob', 'Bob', 4)
    expect(await table.ask(ann, { type: 'changeSettings', settings: { players: 3 } })).toEqual({ refused: 'seatTaken' })
    table.expectTrueViews()
  })

  it('refuses an edition that is none, and one too small for the table', async () => {
    const table = await TestTable.open({ settings: { players: 5 } })
    const ann = await table.join('Ann')
    const nonsense = await table.ask(ann, { type: 'changeSettings', settings: { edition: { name: 'x' } } })
    expect(nonsense).toMatchObject({ refused: 'badEdition' })
    expect(ann.view.settings.edition).toBeNull()
  })

  it('is full when people sit on all seats; a bot makes room for a person', async () => {
    const table = await TestTable.open({ settings: { players: 3 } })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'seatBot', seat: 1, level: 'rookie' })
    await table.ask(ann, { type: 'seatBot', seat: 2, level: 'rookie' })
    expect(await table.table.sit('Bob', 'Bob')).toEqual({ seat: 1 })
    expect(await table.table.sit('Cat', 'Cat')).toEqual({ seat: 2 })
    expect(await table.table.sit('Dan', 'Dan')).toEqual({ refused: 'tableFull' })
    expect(await table.table.sit('Dan', 'Dan', 1)).toEqual({ refused: 'seatTaken' })
    expect(await table.table.sit('Dan', ' ')).toEqual({ refused: 'badName' })
  })

  it('keeps the seat of who sits down twice', async () => {
    const table = await TestTable.open()
    expect(await table.table.sit('Ann', 'Ann')).toEqual({ seat: 0 })
    expect(await table.table.sit('Ann', 'Ann')).toEqual({ seat: 0 })
    expect(table.state.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  it('is listed with what strangers may know', async () => {
    const table = await TestTable.open({ settings: { open: true, players: 5 } })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'seatBot', seat: 3, level: 'rookie' })
    expect(table.table.summary()).toEqual({
      id: 't1',
      players: 5,
      people: 1,
      bots: 1,
      phase: 'lobby',
      round: 0,
      tempo: 'frenzy',
      open: true,
      spectators: true,
    })
  })
})
