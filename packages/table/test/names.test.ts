import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

describe('names at a table', () => {
  it('are different: who comes later gets a number', async () => {
    const table = await TestTable.open({ settings: { players: 5 } })
    await table.table.sit('one', 'Zoé')
    await table.table.sit('two', 'ZOE')
    await table.table.sit('three', 'z o e\u200b')
    await table.table.sit('four', 'x'.repeat(24))
    await table.table.sit('five', 'x'.repeat(24))
    const names = table.state.seats.map((seat) => seat.kind !== 'empty' && seat.name)
    expect(names).toEqual(['Zoé', 'ZOE 2', 'z o e 3', 'x'.repeat(24), `${'x'.repeat(22)} 2`])
  })

  it('are different also where letters of another alphabet look the same', async () => {
    const table = await TestTable.open({ settings: { players: 5 } })
    await table.table.sit('one', 'Ann')
    await table.table.sit('two', '\u0410nn')
    await table.table.sit('three', '\u0391\u039d\u039d')
    await table.table.sit('four', 'Tom')
    await table.table.sit('five', '\u0422\u043e\u043c')
    const names = table.state.seats.map((seat) => seat.kind !== 'empty' && seat.name)
    expect(names).toEqual(['Ann', '\u0410nn 2', '\u0391\u039d\u039d 3', 'Tom', '\u0422\u043e\u043c 2'])
    expect(await table.table.sit('six', '\u0412\u043et Lukimar')).toEqual({ refused: 'badName' })
  })

  it('with a broken sign are refused', async () => {
    const table = await TestTable.open()
    expect(await table.table.sit('one', 'Zo\ufffd')).toEqual({ refused: 'badName' })
  })

  it('are different at the door too', async () => {
    const table = await TestTable.open({ settings: { approve: true } })
    const ann = await table.join('Ann')
    await table.table.sit('two', 'ann')
    await table.table.sit('three', 'Ann')
    expect(table.state.waiting.map(({ name }) => name)).toEqual(['ann 2', 'Ann 3'])
    const [first] = table.state.waiting
    await table.ask(ann, { type: 'admit', newcomer: first?.newcomer ?? 0, admit: true })
    expect(table.state.seats[1]).toMatchObject({ name: 'ann 2' })
  })

  it('cannot be changed to one that somebody has, nor to a bot’s', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(ann, { type: 'seatBot', seat: 2, level: 'rookie' })
    const bot = ann.view.seats[2]
    const name = bot?.kind === 'bot' ? bot.name : ''
    expect(await table.ask(bob, { type: 'setName', name: ' ANN ' })).toEqual({ refused: 'nameTaken' })
    expect(await table.ask(bob, { type: 'setName', name })).toEqual({ refused: 'badName' })
    expect(await table.ask(bob, { type: 'setName', name: name.replace(' ', '') })).toEqual({ refused: 'nameTaken' })
    expect(await table.ask(bob, { type: 'setName', name: 'BOB' })).toBeNull()
    table.expectTrueViews()
  })
})
