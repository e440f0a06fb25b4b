import { describe, expect, it } from 'vitest'
import { inScramble } from './support/TestTable.ts'

async function annLeaves(options: Parameters<typeof inScramble>[1] = {}) {
  const { table, players } = await inScramble(['Ann', 'Bob'], options)
  const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]]
  await table.ask(ann, { type: 'leaveSeat' })
  return { table, ann, bob }
}

describe('a seat that somebody has left during a game', () => {
  it('is played by a bot, and everybody sees for whom', async () => {
    const { table, bob } = await annLeaves()
    expect(bob.view.seats[0]).toMatchObject({ kind: 'bot', leaver: { name: 'Ann', person: null, round: 1 } })
    expect(table.table.placeOf('Ann')).toEqual({ seat: null, left: 0 })
    table.expectTrueViews()
  })

  it('is offered to them whenever they come, and to nobody else', async () => {
    const { table, ann, bob } = await annLeaves()
    const eve = await table.watch('Eve')
    expect(ann.told('standing').at(-1)).toEqual({ type: 'standing', standing: 'left' })
    await table.drop(ann)
    await table.back(ann)
    expect(ann.told('standing').at(-1)).toEqual({ type: 'standing', standing: 'left' })
    for (const one of [bob, eve]) expect(one.told('standing')).toEqual([])
    await table.ask(ann, { type: 'waitForSeat', wait: true })
    expect(ann.you).toBe(0)
  })

  it('is theirs again with one request, also while a round is played', async () => {
    const { table, ann, bob } = await annLeaves()
    expect(await table.ask(ann, { type: 'takeSeat' })).toBeNull()
    expect(ann.you).toBe(0)
    expect(bob.view.seats[0]).toMatchObject({ kind: 'person', name: 'Ann' })
    expect(table.table.placeOf('Ann')).toEqual({ seat: 0, left: null })
    table.expectTrueViews()
  })

  it('is theirs again without a connection, also where nobody may watch', async () => {
    const { table, ann } = await annLeaves({ settings: { spectators: false } })
    expect(ann.bye).toBe('seatLeft')
    expect(await table.table.sit('Ann', 'Ann')).toEqual({ seat: 0 })
    await table.back(ann)
    expect(ann.you).toBe(0)
  })

  it('is kept for them until the next round, then anybody may have it', async () => {
    const { table, bob } = await annLeaves()
    const eve = await table.watch('Eve')
    await table.until('ledger')
    expect(await table.ask(eve, { type: 'takeSeat', seat: 0 })).toEqual({ refused: 'seatTaken' })
    await table.ask(bob, { type: 'setReady', ready: true })
    await table.until('scramble')
    await table.until('ledger')
    expect(await table.ask(eve, { type: 'takeSeat', seat: 0 })).toBeNull()
    expect(table.table.placeOf('Ann')).toEqual({ seat: null, left: null })
  })

  it('survives a crash', async () => {
    const { table, ann } = await annLeaves()
    await table.restart()
    expect(await table.table.sit('Ann', 'Ann')).toEqual({ seat: 0 })
    await table.back(ann)
    expect(ann.you).toBe(0)
  })

  it('is nobody’s in the next game', async () => {
    const { table, bob } = await annLeaves()
    await table.until('ended')
    expect(table.table.placeOf('Ann')).toMatchObject({ left: 0 })
    await table.ask(bob, { type: 'rematch' })
    expect(table.table.placeOf('Ann')).toMatchObject({ left: null })
    table.expectTrueViewsOf(bob)
  })
})
