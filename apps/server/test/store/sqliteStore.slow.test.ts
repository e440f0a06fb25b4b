import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { SqliteStore } from '../../src/store/sqlite/SqliteStore.ts'
import { record, row, storeContract } from './storeContract.ts'

const folder = mkdtempSync(join(tmpdir(), 'jelly-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const newFile = () => join(folder, `${count++}.db`)
const openAt = (file: string, maxPages = 0) => SqliteStore.open({ file, maxPages, lockWait: 50 })

/** As a file is opened that is too large to be checked before the first player gets in. */
const openUnchecked = (file: string) => SqliteStore.open({ file, maxPages: 0, lockWait: 50, checkedBytes: 0 })

storeContract('SQLite', () => openAt(newFile()))

describe('a store in a file', () => {
  it('finds everything again', async () => {
    const file = newFile()
    const before = await openAt(file)
    await before.addTable(record('a'))
    await before.addGuest({ person: 'p', table: 'a', name: 'Gina', tokenHash: 'h', at: 1 })
    await before.append({ row: row('a', 1) })
    await before.close()
    const after = await openAt(file)
    expect(await after.unfinished()).toEqual([record('a')])
    expect(await after.guests('a')).toHaveLength(1)
    expect(await after.rows('a')).toEqual([row('a', 1)])
    await after.close()
  })

  it('writes out what is gathered when it closes', async () => {
    const file = newFile()
    const store = await openAt(file)
    await store.addTable(record('a'))
    const written = store.append({ row: row('a', 1) })
    await store.close()
    await written
    const after = await openAt(file)
    expect(await after.rows('a')).toHaveLength(1)
    await after.close()
  })

  it('belongs to one server at a time', async () => {
    const file = newFile()
    const first = await openAt(file)
    await first.addTable(record('a'))
    await expect(openAt(file)).rejects.toThrow('locked')
    await first.append({ row: row('a', 1) })
    await first.close()
  })

  it('refuses a file of a newer version', async () => {
    const file = newFile()
    const db = new Sqlite(file)
    db.pragma('user_version = 99')
    db.close()
    await expect(openAt(file)).rejects.toThrow('a newer version (99)')
  })

  it('takes over a file of an older version', async () => {
    const file = newFile()
    const before = await openAt(file)
    await before.addTable(record('a'))
    await before.close()
    const db = new Sqlite(file)
    const since = ['tables', 'guests', 'journal', 'games'].map((name) => `ALTER TABLE ${name} DROP COLUMN digest`)
    db.exec(`DROP INDEX tables_by_age; DROP TABLE checkpoints; ${since.join(';')}; PRAGMA user_version = 1`)
    db.close()
    const losses: unknown[] = []
    const onLoss = (loss: unknown) => losses.push(loss)
    const after = await SqliteStore.open({ file, maxPages: 0, lockWait: 50 }, { onLoss })
    expect(losses).toEqual([])
    expect(await after.unfinished()).toEqual([record('a')])
    expect(await after.checkpoint('a')).toBeNull()
    await after.close()
  })

  it('finds nothing wrong with rows that stand in another order than they were written', async () => {
    const file = newFile()
    const before = await openAt(file)
    await before.addTable(record('a'))
    for (const seq of [1, 2, 3]) await before.append({ row: row('a', seq) })
    await before.close()
    const db = new Sqlite(file)
    db.exec('UPDATE journal SET n = 100 - n')
    db.close()
    const losses: unknown[] = []
    const after = await SqliteStore.open({ file, maxPages: 0, lockWait: 50 }, { onLoss: (loss) => losses.push(loss) })
    expect(losses).toEqual([])
    expect(await after.rows('a')).toHaveLength(3)
    await after.close()
  })

  it('tells what was lost to who listens later', async () => {
    const file = newFile()
    const before = await openAt(file)
    await before.addTable(record('a'))
    await before.append({ row: row('a', 1) })
    await before.close()
    const db = new Sqlite(file)
    db.exec('DELETE FROM journal')
    db.close()
    const after = await openAt(file)
    const sentences: string[] = []
    after.listen({ onLoss: ({ sentence }) => sentences.push(sentence) })
    expect(sentences).toContain('table a has lost row 1')
    await after.close()
  })

  it('names the row of a journal that was tampered with', async () => {
    const file = newFile()
    const store = await openAt(file)
    await store.addTable(record('a'))
    await store.addTable(record('b'))
    for (const seq of [1, 2, 3]) await Promise.all(['a', 'b'].map((table) => store.append({ row: row(table, seq) })))
    await store.close()
    const db = new Sqlite(file)
    db.exec(`DELETE FROM journal WHERE table_id = 'a' AND seq = 2`)
    db.exec(`UPDATE journal SET events = '[{' WHERE table_id = 'b' AND seq = 3`)
    db.close()
    const after = await openUnchecked(file)
    await expect(after.rows('a')).rejects.toThrow('the journal of table a is broken: row 2 is missing')
    await expect(after.rows('b')).rejects.toThrow('the journal of table b is broken: row 3 is not what was written')
    await after.close()
  })
})

describe('a file that somebody spoiled', () => {
  it('is told to who writes, and to nobody else of the same commit', async () => {
    const file = newFile()
    const before = await openAt(file)
    await before.addTable(record('a'))
    await before.close()
    const db = new Sqlite(file)
    db.exec('CREATE TRIGGER spoiled BEFORE INSERT ON games BEGIN INSERT INTO nowhere VALUES (1); END')
    db.close()
    const store = await openUnchecked(file)
    const noGames = { name: 'StoreError', failure: 'failed', message: 'no such table: main.nowhere' }
    const finishes = { id: 'g', table: 'a', firstSeq: 1, lastSeq: 1, endedAt: 1, scores: [1], winners: [0] }
    const moment = [
      store.addTable(record('b')),
      store.append({ row: row('a', 1), finishes }),
      store.addTable(record('c')),
    ]
    const outcomes = await Promise.allSettled(moment)
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: noGames }, { status: 'fulfilled' }])
    expect(await store.rows('a')).toEqual([])
    expect(await store.unfinished()).toHaveLength(3)
    await store.close()
  })
})

describe('a full disk', () => {
  it('refuses what does not fit and has all that it promised', async () => {
    const file = newFile()
    const store = await openAt(file, 40)
    await store.addTable(record('a'))
    const promised = []
    let failure: unknown = null
    for (let seq = 1; failure === null && seq < 2000; seq++) {
      const big = row('a', seq, { request: { type: 'x'.repeat(500) } })
      failure = await store.append({ row: big }).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) promised.push(big)
    }
    expect(failure).toMatchObject({ failure: 'full' })
    expect(promised.length).toBeGreaterThan(50)
    await expect(store.check()).rejects.toMatchObject({ failure: 'full' })
    expect(await store.rows('a')).toEqual(promised)
    await store.close()
    const roomier = await openAt(file)
    expect(await roomier.rows('a')).toEqual(promised)
    await roomier.check()
    await roomier.append({ row: row('a', promised.length + 1) })
    await roomier.close()
  })

  it('refuses all that was written in the same moment', async () => {
    const store = await openAt(newFile(), 20)
    await store.addTable(record('a'))
    await store.addTable(record('b'))
    const big = row('a', 1, { request: { type: 'x'.repeat(200_000) } })
    const moment = [row('b', 1), big, row('b', 2)]
    const outcomes = await Promise.allSettled(moment.map((one) => store.append({ row: one })))
    expect(outcomes).toMatchObject(moment.map(() => ({ status: 'rejected', reason: { failure: 'full' } })))
    expect(await store.rows('b')).toEqual([])
    await store.append({ row: row('b', 1) })
    await store.close()
  })
})

describe('forgetting', () => {
  const filled = async () => {
    const store = await openAt(newFile())
    for (const [n, table] of ['a', 'b', 'c'].entries()) await store.addTable(record(table, 1000 + n))
    const rows = Array.from({ length: 450 }, (_, n) => row('a', n + 1, { request: { type: 'x'.repeat(100) } }))
    await Promise.all(rows.map((one) => store.append({ row: one })))
    await store.append({ row: row('b', 1), closes: true })
    await store.append({ row: row('c', 1), closes: true })
    return store
  }

  it('takes the oldest first, only closed ones and only so many if it is told so', async () => {
    const store = await filled()
    expect(await store.purge(5000, { most: 1, closed: true })).toBe(1)
    expect(await store.rows('b')).toEqual([])
    expect(await store.rows('c')).toHaveLength(1)
    expect(await store.purge(5000, { closed: true })).toBe(1)
    expect(await store.rows('c')).toEqual([])
    expect(await store.rows('a')).toHaveLength(450)
    await store.close()
  })

  it('goes on beside commits of others, and makes room', async () => {
    const store = await filled()
    await store.addTable(record('new', 9000))
    const others = { written: 0, isOver: false }
    const write = async () => {
      while (!others.isOver) await store.append({ row: row('new', ++others.written, { at: 9000 }) })
    }
    const writing = write()
    expect(await store.purge(5000)).toBe(3)
    others.isOver = true
    await writing
    // 450 rows go in three steps, and each of them is a commit that others can share.
    expect(others.written).toBeGreaterThanOrEqual(3)
    expect(await store.rows('new')).toHaveLength(others.written)
    expect((await store.unfinished()).map(({ id }) => id)).toEqual(['new'])
    await store.close()
  })

  it('counts the WAL, and not the pages that are free again', async () => {
    const file = newFile()
    const store = await openAt(file)
    await store.addTable(record('a'))
    const rows = Array.from({ length: 300 }, (_, n) => row('a', n + 1, { request: { type: 'x'.repeat(500) } }))
    await Promise.all(rows.map((one) => store.append({ row: one })))
    const wal = statSync(`${file}-wal`).size
    expect(await store.bytes()).toBeGreaterThanOrEqual(wal + statSync(file).size)
    await store.purge(5000)
    const after = await store.bytes()
    expect(after - statSync(`${file}-wal`).size).toBeLessThan(100_000)
    await store.close()
  })
})

describe('the thread of a store', () => {
  const mortal = async () => {
    const deaths: [string, boolean][] = []
    const next = { died: Promise.withResolvers<void>() }
    const onDeath = (why: string, startsAgain: boolean) => {
      deaths.push([why, startsAgain])
      next.died.resolve()
      next.died = Promise.withResolvers()
    }
    const worker = new URL('mortalWorker.ts', import.meta.url)
    const store = await SqliteStore.open({ file: newFile(), maxPages: 0, lockWait: 5000 }, { onDeath }, worker)
    const die = async () => {
      const died = next.died.promise
      await store.game('die').catch(() => undefined)
      await died
    }
    return { store, deaths, die }
  }
  const isBack = (store: SqliteStore) => vi.waitFor(() => store.check(), { timeout: 60_000 })

  it('is started again when it dies, and nothing that was promised is gone', async () => {
    const { store, deaths, die } = await mortal()
    await store.addTable(record('a'))
    await store.append({ row: row('a', 1) })
    await die()
    expect(deaths).toEqual([['it died', true]])
    await expect(store.append({ row: row('a', 2) })).rejects.toMatchObject({ failure: 'failed' })
    await isBack(store)
    expect(await store.rows('a')).toEqual([row('a', 1)])
    await store.append({ row: row('a', 2) })
    await store.close()
  })

  it('that dies again and again is given up, and says so', async () => {
    const { store, deaths, die } = await mortal()
    for (let n = 0; n < 3; n++) {
      await die()
      await isBack(store)
    }
    await die()
    expect(deaths.at(-1)).toEqual(['it died', false])
    await expect(store.check()).rejects.toMatchObject({ failure: 'failed' })
    await store.close()
  })
})
