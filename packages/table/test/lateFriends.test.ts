import { describe, expect, it } from 'vitest'
import { WATCHERS_PREFIX } from '../src/index.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

/** A round is played by Ann and two bots, and Eve watches. */
async function late(settings: Parameters<typeof inScramble>[1] = {}) {
  const { table, players } = await inScramble(['Ann'], settings)
  const [ann] = players
  if (ann === undefined) throw new Error('nobody plays')
  return { table, ann, eve: await table.watch('Eve') }
}

describe('who comes late', () => {
  it('waits in line while a round is played, for all to see, and sits down at the ledger', async () => {
    const { table, ann, eve } = await late()
    expect(await table.ask(eve, { type: 'takeSeat' })).toEqual({ refused: 'tooLate' })
    expect(await table.ask(eve, { type: 'waitForSeat', wait: true })).toBeNull()
    expect(ann.view.line).toEqual([{ newcomer: 1, name: 'Eve', person: null }])
    expect(eve.you).toBeNull()
    await table.until('ledger')
    await table.wait(0)
    expect([eve.you, ann.view.line]).toEqual([1, []])
    expect(ann.view.seats[1]).toMatchObject({ kind: 'person', name: 'Eve', presence: 'here' })
    table.expectTrueViews()
  })

  it('sits down at once between rounds', async () => {
    const { table, eve } = await late()
    await table.until('ledger')
    expect(await table.ask(eve, { type: 'waitForSeat', wait: true })).toBeNull()
    expect(eve.you).toBe(1)
  })

  it('waits no more when they say so, or go', async () => {
    const { table, ann, eve } = await late()
    await table.ask(eve, { type: 'waitForSeat', wait: true })
    await table.ask(eve, { type: 'waitForSeat', wait: false })
    expect(ann.view.line).toEqual([])
    await table.ask(eve, { type: 'waitForSeat', wait: true })
    await table.drop(eve)
    expect(ann.view.line).toEqual([])
    await table.until('ledger')
    await table.wait(0)
    expect(ann.view.seats[1]?.kind).toBe('bot')
    table.expectTrueViewsOf(ann)
  })

  it('is not waited for after a restart', async () => {
    const { table, ann, eve } = await late()
    await table.ask(eve, { type: 'waitForSeat', wait: true })
    await table.restart()
    await table.back(ann)
    expect(ann.view.line).toEqual([])
  })

  it('gets the seat in the order of the line', async () => {
    const { table, eve } = await late()
    const zoe = await table.watch('Zoe')
    const tom = await table.watch('Tom')
    for (const one of [zoe, eve, tom]) await table.ask(one, { type: 'waitForSeat', wait: true })
    await table.until('ledger')
    await table.wait(0)
    expect([zoe.you, eve.you, tom.you]).toEqual([1, 2, null])
    expect(tom.view.line).toMatchObject([{ name: 'Tom' }])
  })

  it('waits until somebody leaves a table that is full', async () => {
    const table = await TestTable.open({ settings: { players: 3 } })
    const [, , sam] = [await table.join('Ann'), await table.join('Bob'), await table.join('Sam')]
    const eve = await table.watch('Eve')
    expect(await table.ask(eve, { type: 'takeSeat' })).toEqual({ refused: 'tableFull' })
    await table.ask(eve, { type: 'waitForSeat', wait: true })
    await table.ask(sam, { type: 'leaveSeat' })
    await table.wait(0)
    expect(eve.you).toBe(2)
  })

  it('is one of twenty at most', async () => {
    const { table } = await late()
    for (let n = 0; n < 20; n++)
      expect(await table.ask(await table.watch(`Guest ${n}`), { type: 'waitForSeat', wait: true })).toBeNull()
    const last = await table.watch('Last')
    expect(await table.ask(last, { type: 'waitForSeat', wait: true })).toEqual({ refused: 'doorFull' })
  })
})

describe('where the host lets people in', () => {
  it('who comes late waits at the door, also while a round is played', async () => {
    const { table, ann } = await late({ settings: { approve: true } })
    expect(await table.table.sit('Bob', 'Bob')).toEqual({ waiting: true })
    const bob = await table.watch('Bob')
    expect(bob.view).toMatchObject({ phase: 'lobby', game: null, line: [] })
    expect(ann.view.waiting).toMatchObject([{ name: 'Bob' }])
  })

  it('who is let in while a round is played watches, and sits down after it', async () => {
    const { table, ann } = await late({ settings: { approve: true } })
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    expect(await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })).toBeNull()
    expect([bob.view.phase, bob.you, ann.view.line]).toEqual([
      'scramble',
      null,
      [{ newcomer: 2, name: 'Bob', person: null }],
    ])
    await table.until('ledger')
    await table.wait(0)
    expect(bob.you).toBe(1)
    table.expectTrueViews()
  })

  it('nobody is let in while a round is played where nobody may watch', async () => {
    const { table, players } = await inScramble(['Ann'], { settings: { approve: true, spectators: false } })
    const [ann] = players as [(typeof players)[0]]
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    expect(await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })).toEqual({ refused: 'tooLate' })
    expect(bob.view.phase).toBe('lobby')
    await table.until('ledger')
    expect(await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })).toBeNull()
    expect(bob.you).toBe(1)
  })

  it('who waits in vain does not get round the host by giving up', async () => {
    const { table } = await late()
    await table.table.knock('Bob', 'Bob')
    const bob = await table.watch('Bob')
    await table.ask(bob, { type: 'waitForSeat', wait: false })
    expect(bob.bye).toBe('removed')
  })

  it('who came by the link for watching asks the host before they sit', async () => {
    const { table, ann } = await late()
    const bob = await table.watch(`${WATCHERS_PREFIX}Bob`)
    await table.until('ledger')
    await table.ask(bob, { type: 'takeSeat' })
    expect([bob.you, ann.view.waiting.length]).toEqual([null, 1])
  })
})

describe('who watches', () => {
  it('is counted, and named only if they want', async () => {
    const { table, ann, eve } = await late()
    expect(ann.told('watchers').at(-1)).toEqual({ type: 'watchers', count: 1, names: [] })
    await table.ask(eve, { type: 'showName', name: 'Eve' })
    for (const one of [ann, eve])
      expect(one.told('watchers').at(-1)).toEqual({ type: 'watchers', count: 1, names: ['Eve'] })
    await table.ask(eve, { type: 'showName', name: null })
    expect(ann.told('watchers').at(-1)).toEqual({ type: 'watchers', count: 1, names: [] })
    await table.drop(eve)
    expect(ann.told('watchers').at(-1)).toEqual({ type: 'watchers', count: 0, names: [] })
  })

  it('hears of others who watch with the next phase', async () => {
    const { table, eve } = await late()
    await table.watch('Zoe')
    expect(eve.told('watchers').at(-1)).toMatchObject({ count: 1 })
    await table.until('scoring')
    expect(eve.told('watchers').at(-1)).toMatchObject({ count: 2 })
  })

  it('is not told to somebody at the door, nor counted there', async () => {
    const { table, ann } = await late({ settings: { approve: true } })
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    await table.until('scoring')
    expect(bob.told('watchers')).toEqual([])
    expect(ann.told('watchers').at(-1)).toMatchObject({ count: 1 })
  })
})
