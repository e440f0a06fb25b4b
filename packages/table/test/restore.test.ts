import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { seededRandomness } from '@jelly/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JournalError, rebuildRecord, Table, TableStopped } from '../src/index.ts'
import { testPorts } from '../src/testing/index.ts'
import type { Player } from './support/Player.ts'
import { idleMind, placeAll } from './support/playing.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whole games take a while on a busy machine. */
const PATIENCE = { timeout: 120_000 }

describe('the journal', PATIENCE, () => {
  it('brings back everything, at any row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), async (seed) => {
        const { table, players } = await inScramble(['Ann', 'Bob'], { seed, settings: { players: 4, promo: true } })
        const random = seededRandomness(seed)
        let seen = 0
        while (table.table.summary().phase !== 'ended') {
          await table.wait(400 + random(900))
          await meddle(table, players, random(12))
          const rows = table.ports.journal.rows()
          if (rows.length === seen) continue
          seen = rows.length
          expect(plain(rebuildRecord(rows))).toEqual(plain(table.table.inspect()))
        }
      }),
      { numRuns: 3 },
    )
  })

  it('that has no beginning or a gap is refused', () => {
    expect(() => rebuildRecord([])).toThrow(JournalError)
  })

  it('with a row missing is refused', async () => {
    const { table } = await inScramble(['Ann'])
    const rows = table.ports.journal.rows()
    expect(() => rebuildRecord(rows.filter((_, n) => n !== 2))).toThrow(JournalError)
    expect(() => rebuildRecord(rows.slice(1))).toThrow(JournalError)
    await expect(Table.restore(rows.slice(1), { speed: 1, ports: testPorts(1, () => undefined) })).rejects.toThrow(
      JournalError,
    )
  })
})

/** Things people do, now and then. */
async function meddle(table: TestTable, [ann, bob]: readonly Player[], what: number): Promise<void> {
  if (ann === undefined || bob === undefined) return
  if (what === 0) await table.drop(bob)
  if (what === 1) await table.back(bob)
  if (what === 2) ann.do({ type: 'planFinish', lock: 1, flip: true })
  if (what === 3) ann.do({ type: 'emote', emote: 'wow' })
  if (what === 4) ann.do({ type: 'skip' })
  if (what > 5 && ann.view.phase === 'scramble' && ann.squad.hand.length > 0)
    ann.do({ type: 'placeDie', die: ann.squad.hand[0] as number, district: what % 6 })
  await table.ports.clock.settle()
}

describe('a restored table', PATIENCE, () => {
  it('is in a new epoch and frozen: nothing moves', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann] = players as [Player]
    await table.wait(3000)
    const before = table.ports.journal.rows()
    await table.restart()
    const row = table.ports.journal.rows().at(-1)
    expect([row?.epoch, row?.seq]).toEqual([(before[0]?.epoch ?? 0) + 1, before.length + 1])
    expect(table.state.frozen).toEqual({ since: before.at(-1)?.at, thawAt: table.ports.clock.now() + 60_000 })
    await table.back(ann)
    expect(await table.ask(ann, { type: 'rollDice' })).toEqual({ refused: 'frozen' })
    const rows = table.ports.journal.rows().length
    await table.wait(9000)
    expect(table.ports.journal.rows()).toHaveLength(rows)
    table.expectTrueViewsOf(ann)
  })

  it('thaws when all its people are back', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [Player, Player]
    await table.restart()
    await table.back(ann)
    expect(ann.view.frozen).not.toBeNull()
    await table.back(bob)
    expect([ann.view.frozen, bob.view.frozen]).toEqual([null, null])
    table.expectTrueViews()
  })

  it('thaws 10 s after the first is back, with bots for the others', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann] = players as [Player, Player]
    await table.restart()
    await table.wait(5000)
    await table.back(ann)
    await table.wait(9999)
    expect(ann.view.frozen).not.toBeNull()
    await table.wait(1)
    expect(ann.view.frozen).toBeNull()
    expect(ann.view.seats[1]).toMatchObject({ kind: 'person', presence: 'covered' })
  })

  it('thaws 60 s after the start with bots covering for all', async () => {
    const { table } = await inScramble(['Ann', 'Bob'])
    await table.restart()
    await table.wait(59_999)
    expect(table.state.frozen).not.toBeNull()
    await table.wait(1)
    expect(table.state.frozen).toBeNull()
    expect(table.state.seats.slice(0, 2)).toMatchObject([{ presence: 'covered' }, { presence: 'covered' }])
  })

  it('gives running sand what was left and 3 s, 5 s at least', async () => {
    for (const [used, left] of [
      [4000, 9400],
      [9900, 5000],
    ] as const) {
      const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
      const [ann, bob] = players as [Player, Player]
      await placeAll(table, ann)
      await table.ask(ann, { type: 'flipTimer' })
      await table.wait(20)
      const sand = ann.view.deadlines.sand ?? 0
      await table.ports.clock.advanceTo(sand - 10_400 + used)
      await table.ask(ann, { type: 'emote', emote: 'hurry' })
      await table.wait(50)
      await table.restart()
      await table.wait(7000)
      await table.back(ann)
      await table.back(bob)
      const now = table.ports.clock.now()
      expect(ann.view.deadlines.sand).toBe(now + left)
      await table.ports.clock.advanceTo(now + left - 1)
      expect(bob.view.phase).toBe('scramble')
      await table.wait(60)
      expect(bob.view.phase).toBe('scoring')
    }
  })

  it('moves every other time on by as long as it stood', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    const { autoFlip = 0 } = ann.view.deadlines
    const last = table.ports.journal.rows().at(-1)?.at ?? 0
    await table.wait(1000)
    await table.restart()
    await table.wait(4000)
    await table.back(ann)
    await table.back(bob)
    expect(ann.view.deadlines.autoFlip).toBe(autoFlip + table.ports.clock.now() - last)
    const roll = ann.do({ type: 'rollDice' })
    await table.wait(699)
    expect(ann.answer(roll)).toBeUndefined()
    await table.wait(1)
    expect(ann.answer(roll)).toBeNull()
  })

  it('is not frozen in the lobby and after the end', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    await table.restart()
    await table.back(ann)
    expect(ann.view.frozen).toBeNull()
    expect(await table.ask(ann, { type: 'setReady', ready: true })).toBeNull()
  })

  it('follows a change of the server’s speed', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    await table.restart(10)
    await table.back(ann)
    expect(ann.view.durations.rollFloor).toBe(70)
  })

  it('remembers the finish plan of a seat', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    await table.ask(ann, { type: 'planFinish', lock: 2, flip: true })
    await table.restart()
    await table.back(ann)
    expect(ann.told('plan').at(-1)?.plan).toEqual({ lock: 2, flip: true })
  })

  it('plays whole games through kills at any moment, and the replay can be checked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), async (seed) => {
        const table = await TestTable.open({ seed, quick: true, settings: { players: 3 } })
        const random = seededRandomness(seed)
        const [ann, bob] = [await table.join('Ann'), await table.join('Bob')]
        await table.ask(ann, { type: 'giveSeed', seed: 'kill' })
        for (let kills = 0; table.table.summary().phase !== 'ended'; kills++) {
          await table.wait(random(20_000))
          if (kills > 25) continue
          await table.restart()
          await table.back(ann)
          if (random(2) === 0) await table.back(bob)
          table.expectTrueViewsOf(ann)
        }
        const [parts] = table.games
        if (parts === undefined) throw new Error('no replay')
        expect(verifyReplayText(replayText(buildReplay(parts))).ok).toBe(true)
      }),
      { numRuns: 5 },
    )
  })
})

describe('a shutdown', () => {
  it('journals the exact moment, says "moved" and does nothing more', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [Player, Player]
    await table.wait(1234)
    await table.table.shutdown()
    const now = table.ports.clock.now()
    expect(table.state.frozen).toEqual({ since: now, thawAt: null })
    expect([ann.bye, bob.bye]).toEqual(['moved', 'moved'])
    const rows = table.ports.journal.rows().length
    await table.wait(700_000)
    expect(table.ports.journal.rows()).toHaveLength(rows)
    await table.restart()
    expect(table.state.frozen).toEqual({ since: now, thawAt: now + 760_000 })
  })

  it('lets nobody in any more', async () => {
    const { table } = await inScramble(['Ann'])
    await table.table.shutdown()
    await table.table.shutdown()
    expect((await table.watch('Eve')).bye).toBe('moved')
    await expect(table.table.sit('Eve', 'Eve')).rejects.toThrow(TableStopped)
  })
})
