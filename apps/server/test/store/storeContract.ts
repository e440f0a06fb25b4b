import type { JournalRow } from '@jelly/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FinishedGame, Store } from '../../src/store/Store.ts'

export const row = (table: string, seq: number, more: Partial<JournalRow> = {}): JournalRow => ({
  table,
  seq,
  epoch: 1,
  at: 1000 + seq,
  seat: 2,
  id: 7,
  rules: 1,
  request: { type: 'rollDice' },
  events: [{ type: 'game', event: { type: 'diceRolled', seat: 2, values: [1, 2, 3] } }],
  ...more,
})

export const record = (id: string, openedAt = 1000) => ({
  id,
  openedAt,
  secret: `secret of ${id}`,
  code: `code of ${id}`,
})

const game = (more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: 'g1',
  table: 'a',
  firstSeq: 1,
  lastSeq: 2,
  endedAt: 1002,
  scores: [3, 9, 9],
  winners: [1, 2],
  ...more,
})

/** What every store must do, whatever it is made of. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store (${name})`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
      await store.addTable(record('a'))
    })
    afterEach(() => store.close())

    it('gives back the rows in order, as they were', async () => {
      const rows = [
        row('a', 1, { seat: null, id: null, request: null }),
        row('a', 2, { seat: 'table', id: null, at: 1002.25, request: { type: 'sand' } }),
        row('a', 3, { seat: 0, events: [] }),
      ]
      for (const one of rows) await store.append({ row: one })
      expect(await store.rows('a')).toEqual(rows)
      expect(await store.rows('a', { from: 2, to: 2 })).toEqual([rows[1]])
      expect(await store.rows('b')).toEqual([])
    })

    it('keeps the rows of many tables apart, written at once', async () => {
      const tables = Array.from({ length: 20 }, (_, n) => `t${n}`)
      await Promise.all(tables.map((table) => store.addTable(record(table))))
      for (const seq of [1, 2, 3]) await Promise.all(tables.map((table) => store.append({ row: row(table, seq) })))
      for (const table of tables) expect(await store.rows(table)).toEqual([1, 2, 3].map((seq) => row(table, seq)))
    })

    it('refuses a number that is taken, and keeps what was there', async () => {
      await store.append({ row: row('a', 1) })
      const late = store.append({ row: row('a', 1, { seat: 0, epoch: 2 }) })
      await expect(late).rejects.toMatchObject({ failure: 'fenced', message: 'table a is at row 1, not before 1' })
      expect(await store.rows('a')).toEqual([row('a', 1)])
    })

    it('lets exactly one of two owners append', async () => {
      await store.append({ row: row('a', 1) })
      const both = [1, 2].map((epoch) => store.append({ row: row('a', 2, { epoch }) }))
      const outcomes = await Promise.allSettled(both)
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await store.rows('a')).toHaveLength(2)
    })

    it('refuses an owner of an older epoch', async () => {
      await store.append({ row: row('a', 1, { epoch: 2 }) })
      const older = store.append({ row: row('a', 2, { epoch: 1 }) })
      await expect(older).rejects.toMatchObject({ failure: 'fenced', message: 'table a is in epoch 2, not 1' })
    })

    it('refuses a gap', async () => {
      await store.append({ row: row('a', 1) })
      await expect(store.append({ row: row('a', 3) })).rejects.toMatchObject({ failure: 'fenced' })
    })

    it('refuses rows and guests of a table that is not there', async () => {
      await expect(store.append({ row: row('b', 1) })).rejects.toMatchObject({ failure: 'fenced' })
      const guest = { person: 'p', table: 'b', name: 'Gina', tokenHash: 'h', at: 1 }
      const noTable = { failure: 'fenced', message: 'there is no open table b' }
      await expect(store.addGuest(guest)).rejects.toMatchObject(noTable)
    })

    it('refuses a row without harm to the others of the same moment', async () => {
      await store.addTable(record('b'))
      const writes = [row('a', 1), row('a', 1), row('b', 1), row('a', 2)]
      const outcomes = await Promise.allSettled(writes.map((one) => store.append({ row: one })))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
      expect(await store.rows('a')).toHaveLength(2)
      expect(await store.rows('b')).toHaveLength(1)
    })

    it('refuses a second table of the same name', async () => {
      await expect(store.addTable(record('a'))).rejects.toMatchObject({ name: 'StoreError', failure: 'fenced' })
    })

    it('writes a result together with the last row of its game, or not at all', async () => {
      await store.append({ row: row('a', 1) })
      const twice = store.append({ row: row('a', 1), finishes: game({ id: 'never' }) })
      await expect(twice).rejects.toMatchObject({ failure: 'fenced' })
      await store.append({ row: row('a', 2), finishes: game() })
      expect(await store.game('never')).toBeNull()
      expect(await store.game('g1')).toEqual(game())
    })

    it('lists tables until they close', async () => {
      await store.addTable(record('b', 1500))
      await store.append({ row: row('a', 1), closes: true })
      expect(await store.unfinished()).toEqual([record('b', 1500)])
      const late = store.append({ row: row('a', 2) })
      await expect(late).rejects.toMatchObject({ failure: 'fenced', message: 'table a is not open' })
      expect(await store.rows('a')).toHaveLength(1)
    })

    it('puts a table in quarantine', async () => {
      await store.addTable(record('b'))
      await store.append({ row: row('a', 1) })
      await store.quarantine('a', 'row 3 is no JSON')
      expect(await store.unfinished()).toEqual([record('b')])
      await expect(store.append({ row: row('a', 2) })).rejects.toMatchObject({ failure: 'fenced' })
      const guest = { person: 'p', table: 'a', name: 'Gina', tokenHash: 'h', at: 1 }
      await expect(store.addGuest(guest)).rejects.toMatchObject({ failure: 'fenced' })
    })

    it('knows the guests of a table', async () => {
      await store.addTable(record('b'))
      const guests = ['p', 'q'].map((person) => ({ person, table: 'a', name: 'Gina', tokenHash: `h${person}`, at: 5 }))
      for (const guest of guests) await store.addGuest(guest)
      await store.addGuest({ person: 'r', table: 'b', name: 'Gina', tokenHash: 'hr', at: 5 })
      expect(await store.guests('a')).toEqual(guests)
      expect(await store.guests('c')).toEqual([])
    })

    it('keeps checkpoints, and gives the latest up to a row', async () => {
      const at = (seq: number) => ({ table: 'a', seq, version: '1', record: `{"seq":${seq}}` })
      expect(await store.checkpoint('a')).toBeNull()
      for (const seq of [10, 20, 30]) await store.addCheckpoint(at(seq))
      expect(await store.checkpoint('a')).toEqual(at(30))
      expect(await store.checkpoint('a', 29)).toEqual(at(20))
      expect(await store.checkpoint('a', 20)).toEqual(at(20))
      expect(await store.checkpoint('a', 9)).toBeNull()
      expect(await store.checkpoint('b')).toBeNull()
    })

    it('forgets tables that nobody has used for long, with their people and games', async () => {
      await store.addTable(record('b'))
      await store.addGuest({ person: 'p', table: 'a', name: 'Gina', tokenHash: 'h', at: 1 })
      await store.append({ row: row('a', 1) })
      await store.append({ row: row('a', 2), finishes: game(), closes: true })
      await store.addCheckpoint({ table: 'a', seq: 2, version: '1', record: '{}' })
      await store.append({ row: row('b', 1, { at: 9000 }) })
      await store.append({ row: row('b', 2, { at: 9000 }), finishes: game({ id: 'g2', table: 'b' }) })
      await store.addTable(record('new', 5000))
      expect(await store.purge(5000)).toBe(1)
      expect(await store.rows('a')).toEqual([])
      expect(await store.guests('a')).toEqual([])
      expect(await store.game('g1')).toBeNull()
      expect(await store.checkpoint('a')).toBeNull()
      expect((await store.unfinished()).map(({ id }) => id).toSorted()).toEqual(['b', 'new'])
      expect(await store.game('g2')).not.toBeNull()
      await expect(store.append({ row: row('a', 3) })).rejects.toMatchObject({ failure: 'fenced' })
    })

    it('says that it is well, and leaves nothing behind by that', async () => {
      await store.check()
      await store.check()
      expect(await store.unfinished()).toEqual([record('a')])
      expect(await store.checkpoint('')).toBeNull()
    })

    it('neither promises nor tells anything once it is closed', async () => {
      await store.close()
      const asked = [
        store.append({ row: row('a', 1) }),
        store.addTable(record('b')),
        store.addGuest({ person: 'p', table: 'a', name: 'Gina', tokenHash: 'h', at: 1 }),
        store.addCheckpoint({ table: 'a', seq: 1, version: '1', record: '{}' }),
        store.quarantine('a', 'no reason'),
        store.unfinished(),
        store.guests('a'),
        store.rows('a'),
        store.game('g1'),
        store.checkpoint('a'),
        store.purge(5000),
        store.check(),
      ]
      for (const one of asked) {
        await expect(one).rejects.toMatchObject({ failure: 'closed', message: 'the store is closed' })
      }
    })
  })
}
