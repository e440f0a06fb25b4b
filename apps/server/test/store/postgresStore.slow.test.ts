import { describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../src/store/postgres/openPostgres.ts'
import { newDatabase, ownEngine, runSql } from '../support/engines.ts'
import { TcpProxy } from '../../src/testing/TcpProxy.ts'
import { type Life, ownershipContract } from './ownershipContract.ts'
import { record, row, storeContract } from './storeContract.ts'

async function openLife(url: string, life: string): Promise<Life> {
  const { store, ownership } = await openPostgres(url, life)
  const close = async () => {
    await store.close()
    await ownership.close()
  }
  return { store, ownership, close }
}

storeContract('PostgreSQL', async () => (await openPostgres(await newDatabase(), 'one')).store)

ownershipContract('PostgreSQL', async () => {
  const url = await newDatabase()
  return { open: (life) => openLife(url, life) }
})

/** A life that owns table `a`, which has one row. */
async function withTable(url: string): Promise<Life> {
  const life = await openLife(url, 'one')
  await life.store.addTable(record('a'))
  await life.store.append({ row: row('a', 1) })
  return life
}

describe('after a failover to a standby that lags', () => {
  it('refuses the row after one that is lost', async () => {
    const url = await newDatabase()
    const one = await withTable(url)
    await one.store.append({ row: row('a', 2) })
    await runSql(url, 'DELETE FROM journal WHERE seq = 2')
    await expect(one.store.append({ row: row('a', 3) })).rejects.toMatchObject({ failure: 'fenced' })
    await one.close()
  })

  it('refuses an owner whose claim is lost, also when another has claimed the same epoch', async () => {
    const url = await newDatabase()
    const one = await withTable(url)
    const two = await openLife(url, 'two')
    await two.ownership.claim('a', 'one')
    await two.store.append({ row: row('a', 2, { epoch: 2 }) })
    await runSql(url, `DELETE FROM journal WHERE seq = 2; UPDATE tables SET owner = 'one', epoch = 1`)
    const three = await openLife(url, 'three')
    expect(await three.ownership.claim('a', 'one')).toMatchObject({ epoch: 2 })
    await three.store.append({ row: row('a', 2, { epoch: 2 }) })
    const lost = two.store.append({ row: row('a', 3, { epoch: 2 }) })
    await expect(lost).rejects.toMatchObject({ failure: 'fenced', message: 'table a belongs to another process' })
    for (const life of [one, two, three]) await life.close()
  })
})

it('tells a life that its connection for beats was ended', async () => {
  const url = await newDatabase()
  const one = await withTable(url)
  const status = { tables: 0, room: 1, draining: false, listing: '[]' }
  await one.ownership.enter('n1', status)
  const cut = vi.fn()
  one.ownership.whenCut(cut)
  await runSql(url, 'SELECT pg_terminate_backend(session) FROM nodes')
  await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce())
  expect(await one.ownership.beat(status)).toMatchObject([{ life: 'one', connected: true }])
  await one.close()
  expect(cut).toHaveBeenCalledOnce()
})

it('leaves a table alone that a newer version wrote', async () => {
  const url = await newDatabase()
  const one = await withTable(url)
  await runSql(url, 'UPDATE tables SET version = 99')
  const two = await openLife(url, 'two')
  expect(await two.ownership.claim('a', 'one')).toBeNull()
  expect(await two.ownership.claimOrphans(10)).toEqual([])
  await two.ownership.enter('n2', { tables: 0, room: 1, draining: false, listing: '[]' })
  await one.ownership.give('a', 'two')
  expect(await one.ownership.find({ id: 'a' })).toMatchObject({ owner: null })
  for (const life of [one, two]) await life.close()
})

it('takes a warning at a commit for a failure: a standby may not have the row', async () => {
  const url = await newDatabase()
  const one = await withTable(url)
  await runSql(
    url,
    `CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE WARNING 'canceling wait'; RETURN NULL; END $$;
     CREATE TRIGGER warned AFTER INSERT ON journal EXECUTE FUNCTION warn()`,
  )
  const warned = one.store.append({ row: row('a', 2) })
  await expect(warned).rejects.toMatchObject({ failure: 'failed', message: 'canceling wait' })
  await one.close()
})

describe('a connection that is half open', () => {
  it('rejects what it was asked after two seconds, and is made anew', async () => {
    const url = new URL(await newDatabase())
    const proxy = await TcpProxy.open(Number(url.port))
    url.port = `${proxy.port}`
    const one = await withTable(url.href)
    await one.ownership.enter('n1', { tables: 0, room: 1, draining: false, listing: '' })
    proxy.freeze()
    const asked = await Promise.allSettled([
      one.store.append({ row: row('a', 2) }),
      one.store.rows('a'),
      one.ownership.claim('a', null),
      one.ownership.beat({ tables: 0, room: 1, draining: false, listing: '' }),
    ])
    const reason = { failure: 'failed', message: 'PostgreSQL has not answered for 2000 ms' }
    expect(asked).toMatchObject(asked.map(() => ({ status: 'rejected', reason })))
    proxy.thaw()
    await one.store.append({ row: row('a', 2) })
    expect(await one.store.rows('a')).toHaveLength(2)
    await one.close()
    await proxy.close()
  })
})

describe('a PostgreSQL that cannot be used', () => {
  const opening = (url: string) => openPostgres(url, 'one')

  it('says so where nothing listens, or there is no such database', async () => {
    const url = new URL(await newDatabase())
    url.pathname = '/elsewhere'
    await expect(opening(url.href)).rejects.toThrow('there is no such database')
    const closed = await TcpProxy.open(1)
    url.port = `${closed.port}`
    await closed.close()
    await expect(opening(url.href)).rejects.toThrow('nothing listens there: start PostgreSQL')
  })

  it('says so where a commit is no promise', async () => {
    const url = new URL(await newDatabase())
    url.searchParams.set('options', '-c synchronous_commit=off')
    await expect(opening(url.href)).rejects.toThrow('its setting synchronous_commit is off, so a power cut')
  })

  it('says so where it does not wait for the disk', async () => {
    const { url, do: act } = await ownEngine('postgres')
    await runSql(url, 'ALTER SYSTEM SET fsync = off')
    await runSql(url, 'SELECT pg_reload_conf()')
    // Whoever connects a moment later may still get the old setting.
    await vi.waitFor(async () => expect(await runSql(url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]), 30_000)
    await expect(opening(url)).rejects.toThrow(/^its setting fsync is off, so a power cut .*: set it to on$/)
    await act('end')
  })

  it('says so where the schema is too new', async () => {
    const url = await newDatabase()
    await (await openPostgres(url, 'one')).store.close()
    await runSql(url, 'UPDATE schema SET version = 9')
    await (await openPostgres(url, 'two')).store.close()
    await runSql(url, 'UPDATE schema SET oldest = 8')
    await expect(opening(url)).rejects.toThrow('wants a program that knows version 8: update this one')
  })

  it('says so where a permission is missing', async () => {
    const url = new URL(await newDatabase())
    await runSql(url.href, `DROP ROLE IF EXISTS weak; CREATE ROLE weak LOGIN`)
    await runSql(url.href, `DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO weak', current_schema()); END $$`)
    const own = url.href
    url.username = 'weak'
    await expect(opening(url.href)).rejects.toThrow('this user may not make tables there: GRANT CREATE')
    await runSql(own, 'DROP OWNED BY weak; DROP ROLE weak')
  })
})

it('learns what is new in a schema of an older version, beside a process of that version', async () => {
  const url = await newDatabase()
  const status = { tables: 0, room: 1, draining: false, listing: '[]' }
  const older = await openLife(url, 'older')
  await older.ownership.enter('n1', status)
  await runSql(url, 'ALTER TABLE nodes DROP COLUMN session; UPDATE schema SET version = 1')
  const one = await openLife(url, 'one')
  await one.ownership.enter('n2', status)
  await older.close()
  const nodes = await one.ownership.beat(status)
  // It does not tell its session, so nothing is known of it.
  expect(nodes?.map(({ life, connected }) => [life, connected])).toEqual([
    ['one', true],
    ['older', true],
  ])
  await one.close()
})

it('is prepared once by processes that start together', async () => {
  const url = await newDatabase()
  const opened = await Promise.all(['one', 'two', 'three'].map((life) => openLife(url, life)))
  expect(await runSql(url, 'SELECT version FROM schema')).toEqual([{ version: 2 }])
  for (const life of opened) await life.close()
})
