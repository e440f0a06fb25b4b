import { describe, expect, it } from 'vitest'
import type { FailedRequest, ServerMessage } from '../src/index.ts'
import { VirtualClock } from '../src/testing/index.ts'
import type { Player } from './support/Player.ts'
import { idleMind } from './support/playing.ts'
import { inScramble, TestTable, type TestOptions } from './support/TestTable.ts'

/** A table whose host cannot pass on messages of one type, while `type` is set. */
async function brittleTable(options: TestOptions = {}) {
  const fault: { type: ServerMessage['type'] | null } = { type: null }
  const table = await TestTable.open({ settings: { players: 3 }, ...options })
  const { audience } = table.ports
  const tell = audience.tell.bind(audience)
  audience.tell = (connection, message) => {
    if (message.type === fault.type) throw new Error('no such wire')
    tell(connection, message)
  }
  return { table, fault, ann: await table.join('Ann'), bob: await table.join('Bob') }
}

/** Dice that break on the next throw, while `broken` is set. */
function brittleDice() {
  const fault = { broken: false }
  const dice = () => () => {
    if (fault.broken) throw new TypeError('the die fell off the table')
    return 1
  }
  return { fault, dice }
}

async function expectStopped(table: TestTable, rows: number): Promise<void> {
  await table.wait(700_000)
  expect(table.problems).toHaveLength(1)
  expect(table.ports.journal.rows()).toHaveLength(rows)
}

describe('a table that throws', () => {
  it('while it takes a message stops, and tells everybody to come back', async () => {
    const { table, fault, ann, bob } = await brittleTable()
    const rows = table.ports.journal.rows().length
    fault.type = 'view'
    ann.resync()
    await table.ports.clock.settle()
    expect([ann.bye, bob.bye]).toEqual(['moved', 'moved'])
    await expectStopped(table, rows)
  })

  it('while somebody connects stops, and tells everybody to come back', async () => {
    const { table, fault, ann, bob } = await brittleTable()
    const rows = table.ports.journal.rows().length
    fault.type = 'bye'
    // A second connection of Ann: the first cannot be told that it is taken over.
    await table.back(ann)
    expect(bob.bye).toBeUndefined()
    await expectStopped(table, rows)
  })

  it('before anybody could listen is heard all the same', async () => {
    const problems: unknown[] = []
    const clock = new VirtualClock()
    clock.wakeAt = () => {
      throw new Error('no alarms left')
    }
    // The first thing that a table does is to set an alarm: it breaks before `open` has returned.
    await TestTable.open({ ports: { clock }, listeners: { broken: (problem) => problems.push(problem) } })
    expect(problems).toHaveLength(1)
  })
})

describe('a request that breaks a table', () => {
  async function brokenByRoll() {
    const { fault, dice } = brittleDice()
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { dice, botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    await table.wait(700)
    fault.broken = true
    const id = ann.do({ type: 'rollDice' })
    await table.ports.clock.settle()
    fault.broken = false
    return { table, ann, bob, id, fault }
  }

  it('is named, and everybody is told to come back', async () => {
    const { table, ann, bob, id } = await brokenByRoll()
    expect([ann.bye, bob.bye]).toEqual(['moved', 'moved'])
    expect(table.failed).toEqual([{ person: 'Ann', ids: [id], type: 'rollDice' }])
  })

  it('is refused when it comes again; the table plays on without it', async () => {
    const { table, ann, bob, id, fault } = await brokenByRoll()
    await table.restart()
    await table.back(bob)
    await table.back(ann)
    fault.broken = true
    ann.sendAgain(id, { type: 'rollDice' })
    await table.ports.clock.settle()
    expect(ann.answer(id)).toEqual({ refused: 'failed' })
    fault.broken = false
    await table.wait(10_000)
    expect(await table.ask(ann, { type: 'rollDice' })).toBeNull()
    table.expectTrueViewsOf(ann)
  })

  it('three times is not tried again, by whom it came and of its kind', async () => {
    const { fault, dice } = brittleDice()
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { dice, botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    for (let time = 0; time < 3; time++) {
      await table.wait(20_000)
      fault.broken = true
      ann.do({ type: 'rollDice' })
      await table.ports.clock.settle()
      fault.broken = false
      await table.restart()
      await table.back(bob)
      await table.back(ann)
    }
    expect(table.problems).toHaveLength(3)
    await table.wait(20_000)
    expect(await table.ask(ann, { type: 'rollDice' })).toEqual({ refused: 'failed' })
    expect(await table.ask(ann, { type: 'emote', emote: 'ouch' })).toBeNull()
    expect(await table.ask(bob, { type: 'rollDice' })).toBeNull()
  })

  it('is not blamed once it is in the journal', async () => {
    const { table, fault, ann } = await brittleTable()
    fault.type = 'events'
    const id = ann.do({ type: 'setReady', ready: true })
    await table.ports.clock.settle()
    expect(table.problems).toHaveLength(1)
    expect(table.failed).toEqual([])
    fault.type = null
    // A host that is not sure names it all the same.
    table.failed.push({ person: 'Ann', ids: [id], type: 'setReady' } satisfies FailedRequest)
    await table.restart()
    await table.back(ann)
    ann.sendAgain(id, { type: 'setReady', ready: true })
    await table.ports.clock.settle()
    expect(ann.answer(id)).toEqual({ refused: 'alreadyHandled' })
    expect(ann.view.seats[0]).toMatchObject({ ready: true })
  })
})
