import { describe, expect, it } from 'vitest'
import type { JournalRow } from '../src/index.ts'
import { MemoryJournal } from '../src/testing/index.ts'
import type { Player } from './support/Player.ts'
import { idleMind } from './support/playing.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

/** A journal whose appends a test completes, or lets fail. */
class SlowJournal extends MemoryJournal {
  readonly pending: { row: JournalRow; done: () => void; fail: () => void }[] = []
  slow = false

  override append(row: JournalRow): Promise<void> {
    if (!this.slow) return super.append(row)
    return new Promise((resolve, reject) => {
      const done = () => void super.append(row).then(resolve)
      this.pending.push({ row, done, fail: () => reject(new Error('disk full')) })
    })
  }
}

async function slowTable() {
  const journal = new SlowJournal()
  const table = await TestTable.open({ ports: { journal } })
  const ann = await table.join('Ann')
  const bob = await table.join('Bob')
  journal.slow = true
  return { table, journal, ann, bob }
}

describe('the mailbox', () => {
  it('tells nobody before the row is durable, and the actor last', async () => {
    const { table, journal, ann, bob } = await slowTable()
    const [annHeard, bobHeard] = [ann.messages.length, bob.messages.length]
    ann.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    expect([journal.pending.length, ann.messages.length, bob.messages.length]).toEqual([1, annHeard, bobHeard])
    journal.pending[0]?.done()
    await table.ports.clock.settle()
    expect(ann.messages.slice(annHeard).map(({ type }) => type)).toEqual(['events', 'done'])
    expect(bob.messages.slice(bobHeard).map(({ type }) => type)).toEqual(['events'])
  })

  it('decides the next only when the one before is durable', async () => {
    const { table, journal, ann, bob } = await slowTable()
    ann.do({ type: 'setReady', ready: true })
    bob.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    expect(journal.pending).toHaveLength(1)
    journal.pending[0]?.done()
    await table.ports.clock.settle()
    expect(journal.pending.map(({ row }) => row.seq)).toEqual([
      journal.pending[0]?.row.seq,
      (journal.pending[0]?.row.seq ?? 0) + 1,
    ])
  })

  it('shows a new connection only what is durable', async () => {
    const { table, journal, ann, bob } = await slowTable()
    ann.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    await table.back(bob)
    journal.pending[0]?.done()
    await table.ports.clock.settle()
    expect(bob.view.seats[0]).toMatchObject({ ready: true })
  })

  it('stops and reports when the journal fails: nobody hears of it, nothing more happens', async () => {
    const { table, journal, ann, bob } = await slowTable()
    const rows = journal.rows().length
    const id = ann.do({ type: 'setReady', ready: true })
    const sitting = table.table.sit('Cat', 'Cat').catch((problem: unknown) => String(problem))
    await table.ports.clock.settle()
    journal.pending[0]?.fail()
    await table.ports.clock.settle()
    expect(table.problems).toHaveLength(1)
    expect([ann.answer(id), ann.bye, bob.bye]).toEqual([undefined, 'moved', 'moved'])
    expect(await sitting).toContain('stopped')
    ann.do({ type: 'setReady', ready: true })
    await table.wait(700_000)
    expect(journal.rows()).toHaveLength(rows)
  })

  it('goes on from the journal after it failed', async () => {
    const { table, journal, ann } = await slowTable()
    const id = ann.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    journal.pending[0]?.fail()
    await table.ports.clock.settle()
    journal.slow = false
    // The host knows that it was the journal, and not the request.
    table.failed.length = 0
    await table.restart()
    await table.back(ann)
    ann.sendAgain(id, { type: 'setReady', ready: true })
    await table.ports.clock.settle()
    expect(ann.answer(id)).toBeNull()
    expect(ann.view.seats[0]).toMatchObject({ ready: true })
  })
})

describe('a message that comes twice', () => {
  it('gets its old answer and does nothing again', async () => {
    const { table, players } = await inScramble(['Ann'], { ports: { botMind: idleMind } })
    const [ann] = players as [Player]
    await table.wait(700)
    const roll = ann.do({ type: 'rollDice' })
    const wrong = ann.do({ type: 'lockDistrict', district: 0 })
    await table.ports.clock.settle()
    const rows = table.ports.journal.rows().length
    await table.wait(100)
    ann.sendAgain(roll, { type: 'rollDice' })
    ann.sendAgain(wrong, { type: 'lockDistrict', district: 0 })
    await table.ports.clock.settle()
    expect(ann.told('done').slice(-2)).toEqual([
      { type: 'done', id: roll, refusal: null },
      { type: 'done', id: wrong, refusal: { refused: 'notFinished' } },
    ])
    expect(table.ports.journal.rows()).toHaveLength(rows)
  })

  it('while it still waits is one message', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const request = { type: 'placeDie', die: ann.squad.hand[0] as number, district: 0 } as const
    const id = ann.do(request)
    await table.drop(ann)
    await table.back(ann)
    ann.sendAgain(id, request)
    await table.wait(250)
    expect(ann.told('done').filter((done) => done.id === id)).toHaveLength(1)
    expect(ann.squad.hand).toHaveLength(6)
  })

  it('with a number below one that waits is too late: numbers rise', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const request = { type: 'placeDie', die: ann.squad.hand[0] as number, district: 0 } as const
    ann.sendAgain(40, request)
    ann.sendAgain(39, { type: 'rollDice' })
    await table.wait(250)
    expect([ann.answer(40), ann.answer(39)]).toEqual([null, { refused: 'notDone' }])
  })

  it('after a crash is not taken for done if it was refused, though a later one was accepted', async () => {
    const { table, players } = await inScramble(['Ann'], { ports: { botMind: idleMind } })
    const [ann] = players as [Player]
    const wrong = ann.do({ type: 'lockDistrict', district: 0 })
    const right = ann.do({ type: 'emote', emote: 'wow' })
    await table.ports.clock.settle()
    expect([ann.answer(wrong), ann.answer(right)]).toEqual([{ refused: 'notFinished' }, null])
    await table.restart()
    await table.back(ann)
    ann.sendAgain(wrong, { type: 'lockDistrict', district: 0 })
    ann.sendAgain(right, { type: 'emote', emote: 'wow' })
    await table.ports.clock.settle()
    expect([ann.answer(wrong), ann.answer(right)]).toEqual([{ refused: 'notDone' }, { refused: 'alreadyHandled' }])
  })

  it('while its row is on its way to the disk is one message', async () => {
    const { table, journal, ann } = await slowTable()
    const id = ann.do({ type: 'emote', emote: 'wow' })
    await table.ports.clock.settle()
    ann.sendAgain(id, { type: 'emote', emote: 'wow' })
    journal.pending[0]?.done()
    await table.ports.clock.settle()
    expect(journal.pending).toHaveLength(1)
    expect(ann.told('done').filter((done) => done.id === id)).toHaveLength(1)
  })

  it('after a restart is already handled, and the client is told how far the journal is', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const id = ann.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    await table.restart()
    await table.back(ann)
    expect(ann.told('welcome').at(-1)?.lastId).toBe(id)
    ann.sendAgain(id, { type: 'setReady', ready: false })
    await table.ports.clock.settle()
    expect(ann.told('done').at(-1)?.refusal).toEqual({ refused: 'alreadyHandled' })
    expect(ann.view.seats[0]).toMatchObject({ ready: true })
  })
})

describe('a second connection of one person', () => {
  it('takes over from the first', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const first = ann.connection
    ann.connection = 'Ann/second'
    const heard: string[] = []
    table.ports.audience.tell = (connection, message) => heard.push(`${connection} ${message.type}`)
    table.table.connect('Ann/second', 'Ann')
    await table.ports.clock.settle()
    expect(heard.slice(0, 3)).toEqual([`${first} bye`, 'Ann/second welcome', 'Ann/second view'])
    table.table.disconnect(first)
    await table.wait(1000)
    expect(table.state.seats[0]).toMatchObject({ presence: 'here' })
  })
})

describe('resync', () => {
  it('shows the whole view again', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    ann.resync()
    expect(ann.messages.slice(-2).map(({ type }) => type)).toEqual(['view', 'plan'])
    table.expectTrueViews()
  })
})
