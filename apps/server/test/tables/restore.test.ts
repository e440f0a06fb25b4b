import type { JournalRow } from '@jelly/table'
import { expect, it, describe } from 'vitest'
import type { Entry } from '../../src/store/Store.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { BrokenJournal, StoreError } from '../../src/store/StoreError.ts'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

/** A store whose disk can be made to fail, and whose journals can be spoilt. */
class FailingStore extends MemoryStore {
  failure: StoreError | null = null
  broken: string | null = null

  override append(entry: Entry): Promise<void> {
    return this.failure ? Promise.reject(this.failure) : super.append(entry)
  }

  override rows(table: string, range?: { from: number; to: number }): Promise<readonly JournalRow[]> {
    return table === this.broken
      ? Promise.reject(new BrokenJournal(table, 'row 2 is missing'))
      : super.rows(table, range)
  }
}

/** The next process over the same disk. */
async function reborn(server: TestServer): Promise<TestServer> {
  const next = new TestServer({ clock: server.clock, store: server.store })
  await next.service.tables.load()
  return next
}

async function inGame(server: TestServer): Promise<Made> {
  const made = await server.make({ quick: true })
  await server.call(made)
  await server.clock.advance(10_000)
  return made
}

describe('a new process over the same journal', () => {
  it('brings every table back, with tokens, links and codes', async () => {
    const first = new TestServer()
    const [one, other] = [await first.make(), await first.make()]
    const second = await reborn(first)
    expect(second.service.tables.size).toBe(2)
    const { socket } = await second.call(one)
    expect(socket.all('view')[0]?.view).toMatchObject({
      phase: 'lobby',
      host: 0,
      seats: [{ name: 'Gina' }, {}, {}, {}],
    })
    expect(await second.post('/api/join', { name: 'Sam', code: other.invite.code })).toMatchObject({ seat: 1 })
    expect(await second.post('/api/invite', { table: one.table, token: one.token })).toEqual(one.invite)
  })

  it('holds a game under way until its people are back, in a new epoch', async () => {
    const first = new TestServer()
    const made = await inGame(first)
    const before = (await first.store.rows(made.table)).length
    const second = await reborn(first)
    await second.service.tables.restoreAll()
    const [restored] = (await second.store.rows(made.table)).slice(before)
    expect(restored).toMatchObject({ epoch: 2, request: { type: 'restoreTable' } })
    await second.clock.advance(5000)
    const { socket } = await second.call(made)
    await second.clock.settle()
    expect(socket.all('view')[0]?.view).toMatchObject({ phase: 'scramble' })
    expect(socket.all('events').flatMap(({ events }) => events)).toContainEqual({ type: 'thawed' })
  })

  it('fences the old one off', async () => {
    const first = new TestServer()
    const made = await inGame(first)
    const second = await reborn(first)
    await second.service.tables.restoreAll()
    const rows = await second.store.rows(made.table)
    const call = await first.call(made)
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Late' } })
    await first.clock.settle()
    expect(call.socket.all('done')).toEqual([])
    expect(call.socket.all('bye')).toEqual([{ type: 'bye', reason: 'moved' }])
    expect(await second.store.rows(made.table)).toEqual(rows)
  })

  it('does not bring back a table that closed', async () => {
    const first = new TestServer()
    await first.make()
    await first.clock.advance(601_000)
    expect(first.service.tables.size).toBe(0)
    expect((await reborn(first)).service.tables.size).toBe(0)
  })

  it('puts a table whose journal is broken aside, and only that one', async () => {
    const store = new FailingStore()
    const first = new TestServer({ store })
    const [bad, good] = [await first.make(), await first.make()]
    store.broken = bad.table
    const second = await reborn(first)
    await second.service.tables.restoreAll()
    expect(await second.ask('POST', '/api/ticket', { table: bad.table, token: bad.token })).toMatchObject({
      status: 404,
    })
    const { socket } = await second.call(good)
    expect(socket.all('welcome')).toHaveLength(1)
    expect((await store.unfinished()).map(({ id }) => id)).toEqual([good.table])
  })
})

describe('a failing disk', () => {
  it('is answered by nothing but a bye, and the table comes back from its journal', async () => {
    const store = new FailingStore()
    const server = new TestServer({ store })
    const [made, other] = [await server.make(), await server.make()]
    const [call, bystander] = [await server.call(made), await server.call(other)]
    const rows = await store.rows(made.table)
    store.failure = new StoreError('full', 'disk full')
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Lost' } })
    await server.clock.settle()
    expect(call.socket.all('done')).toEqual([])
    expect(call.socket.all('bye')).toEqual([{ type: 'bye', reason: 'moved' }])
    expect(bystander.socket.closed).toBeNull()
    expect(await store.rows(made.table)).toEqual(rows)

    const during = await server.ask('POST', '/api/ticket', { table: made.table, token: made.token })
    expect(during).toMatchObject({ status: 503, body: { error: 'storeFailed' } })
    store.failure = null
    const again = await server.call(made)
    expect(again.socket.all('view')[0]?.view.seats[0]).toMatchObject({ name: 'Gina' })
    again.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Found' } })
    await server.clock.settle()
    expect(again.socket.all('done')).toEqual([{ type: 'done', id: 1, refusal: null }])
  })

  it('does not tell who comes with a good ticket that the table is closed', async () => {
    const store = new FailingStore()
    const server = new TestServer({ store })
    const made = await server.make()
    const call = await server.call(made)
    const ticket = await server.ticket(made)
    store.failure = new StoreError('full', 'disk full')
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Lost' } })
    await server.clock.settle()
    const late = server.dial()
    late.say({ type: 'hello', protocol: 3, ticket })
    await server.clock.settle()
    expect(late.socket.all('bye')).toEqual([{ type: 'bye', reason: 'moved' }])
  })
})

describe('a server that stops', () => {
  it('says to everybody that asks about a table: later', async () => {
    const server = new TestServer()
    const [made, other] = [await server.make(), await server.make()]
    const second = await reborn(server)
    await second.call(made)
    await second.service.tables.shutdown()
    const asked: [string, object][] = [
      ['/api/join', { name: 'Sam', code: made.invite.code }],
      ['/api/join', { name: 'Sam', table: made.table, secret: made.invite.secret }],
      ['/api/edition', { table: made.table, token: made.token, edition: null }],
      ['/api/ticket', { table: other.table, token: other.token }],
      ['/api/invite', { table: other.table, token: other.token }],
      ['/api/join', { name: 'Sam', code: other.invite.code }],
      ['/api/tables', { name: 'Sam' }],
    ]
    for (const [path, body] of asked) {
      const answer = await second.service.api.request(path, init(body), { address: '10.0.0.1' })
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1'])
      expect(await answer.json()).toMatchObject({ error: 'closing' })
    }
  })
})

const init = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
