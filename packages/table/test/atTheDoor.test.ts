import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

/** A game is under way and Bob waits to be let in. */
async function waitingInAGame(spectators: boolean) {
  const table = await TestTable.open({ settings: { approve: true, spectators, players: 3 } })
  const ann = await table.join('Ann')
  await table.ask(ann, { type: 'startGame' })
  await table.until('briefing')
  await table.table.sit('Bob', 'Bob')
  const bob = await table.watch('Bob')
  await table.ask(ann, { type: 'setReady', ready: true })
  await table.until('scramble')
  await table.wait(3000)
  return { table, ann, bob }
}

describe('somebody who waits for the host', () => {
  it.each([true, false])('sees the names at the table and nothing else (spectators: %s)', async (spectators) => {
    const { table, ann, bob } = await waitingInAGame(spectators)
    expect(table.table.summary().phase).toBe('scramble')
    expect(bob.view.seats.map((seat) => ('name' in seat ? seat.name : null))).toEqual(
      ann.view.seats.map((seat) => ('name' in seat ? seat.name : null)),
    )
    expect(bob.view).toMatchObject({
      phase: 'lobby',
      waiting: [{ newcomer: 1, name: 'Bob', person: null }],
      game: null,
      gameNumber: 0,
      dice: { gameId: '', commitment: '', key: null },
      deadlines: {},
      fairness: null,
    })
    expect(bob.told('events')).toEqual([])
    expect(bob.told('view').every(({ seq }) => seq === 0)).toBe(true)
  })

  it('gets no message while only the game goes on, and no emotes', async () => {
    const { table, ann, bob } = await waitingInAGame(false)
    const before = bob.messages.length
    await table.ask(ann, { type: 'emote', emote: 'wow' })
    await table.wait(8000)
    expect(bob.messages.slice(before).filter(({ type }) => type !== 'ping')).toEqual([])
  })

  it('sees no more when it asks again', async () => {
    const { table, bob } = await waitingInAGame(false)
    bob.resync()
    await table.wait(0)
    expect(bob.told('view').at(-1)).toMatchObject({ seq: 0, view: { phase: 'lobby', game: null } })
  })

  it('sees who comes and goes', async () => {
    const table = await TestTable.open({ settings: { approve: true } })
    const ann = await table.join('Ann')
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    await table.ask(ann, { type: 'setName', name: 'Anna' })
    expect(bob.view.seats[0]).toMatchObject({ name: 'Anna' })
  })

  it('sees everything that its seat may see once it is let in', async () => {
    const table = await TestTable.open({ settings: { approve: true, spectators: false } })
    const ann = await table.join('Ann')
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })
    expect(bob.you).toBe(1)
    await table.ask(ann, { type: 'setName', name: 'Anna' })
    table.expectTrueViews()
  })

  it('watches when it is turned away, where watching is allowed', async () => {
    const { table, ann, bob } = await waitingInAGame(true)
    expect(await table.ask(ann, { type: 'admit', newcomer: 1, admit: false })).toBeNull()
    expect(bob.view.phase).toBe('scramble')
    table.expectTrueViews()
  })

  it('is told what the host says, also after it was away, and may ask again', async () => {
    const { table, ann, bob } = await waitingInAGame(true)
    const last = () => bob.told('standing').at(-1)?.standing
    expect(last()).toBe('asked')
    await table.drop(bob)
    await table.ask(ann, { type: 'admit', newcomer: 1, admit: false })
    await table.back(bob)
    expect(last()).toBe('putOff')
    expect(ann.told('standing')).toEqual([])
    await table.ask(bob, { type: 'waitForSeat', wait: true })
    expect(last()).toBe('asked')
    await table.ask(ann, { type: 'admit', newcomer: 2, admit: true })
    expect(last()).toBe('inLine')
  })

  it('is told that it may not come in where nobody may watch', async () => {
    const { table, ann, bob } = await waitingInAGame(false)
    await table.ask(ann, { type: 'admit', newcomer: 1, admit: false })
    expect(bob.bye).toBe('putOff')
    await table.back(bob)
    expect(bob.bye).toBe('putOff')
  })

  it('goes on watching where it came to watch', async () => {
    const table = await TestTable.open({ settings: { approve: true } })
    await table.join('Ann')
    const eve = await table.watch('Eve')
    await table.ask(eve, { type: 'takeSeat' })
    expect(eve.view.waiting).toMatchObject([{ name: 'Eve' }])
    table.expectTrueViews()
  })
})

it('only those who sit at a table or may watch it are admitted to it', async () => {
  const table = await TestTable.open({ settings: { approve: true, spectators: false } })
  const ann = await table.join('Ann')
  await table.table.sit('Bob', 'Bob')
  const isAdmitted = () => ['Ann', 'Bob', 'Eve'].map((person) => table.table.isAdmitted(person))
  expect(isAdmitted()).toEqual([true, false, false])
  await table.ask(ann, { type: 'changeSettings', settings: { spectators: true } })
  expect(isAdmitted()).toEqual([true, false, true])
  await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })
  expect(isAdmitted()).toEqual([true, true, true])
})

describe('a crowd', () => {
  it('of 200 may watch, and one more is told to come back', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    for (let n = 0; n < 200; n++) await table.watch(`Guest ${n}`)
    const late = await table.watch('Late')
    expect(late.messages.at(-1)).toEqual({ type: 'bye', reason: 'tooMany' })
    expect(await table.ask(ann, { type: 'setName', name: 'Anna' })).toBe(null)
  })
})
