import { describe, expect, it } from 'vitest'
import type { Log } from '../../src/health/log.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import type { Entry } from '../../src/store/Store.ts'
import { type Call, type Made, TestServer } from '../../src/testing/TestServer.ts'

/** A store that throws at rows of one kind, as a mistake in our own code would. */
class PoisonedStore extends MemoryStore {
  poison: string | null = null

  override append(entry: Entry): Promise<void> {
    if (this.poison !== null && entry.row.request?.type === this.poison) throw new TypeError('poisoned')
    return super.append(entry)
  }
}

function poisonedServer() {
  const store = new PoisonedStore()
  const logged: object[] = []
  const note = (about: object) => void logged.push(about)
  const log: Log = { info: note, warn: note, error: note }
  return { store, logged, server: new TestServer({ store, log }) }
}

const setReady = (id: number) => ({ type: 'do', id, request: { type: 'setReady', ready: true } }) as const
const setName = (id: number) => ({ type: 'do', id, request: { type: 'setName', name: 'Fine' } }) as const

async function sam(server: TestServer, { invite }: Made): Promise<Call> {
  return server.call(await server.post<Made>('/api/join', { name: 'Sam', code: invite.code }))
}

const byesOf = ({ socket }: Call) => socket.all('bye').map(({ reason }) => reason)

describe('a request that breaks its table', () => {
  it('is refused and logged when it comes again; all others go on, at this table and elsewhere', async () => {
    const { server, store, logged } = poisonedServer()
    const [bad, good] = [await server.make(), await server.make()]
    const [gina, other, bystander] = [await server.call(bad), await sam(server, bad), await server.call(good)]
    store.poison = 'setReady'
    gina.say(setReady(1))
    await server.clock.settle()
    expect([byesOf(gina), byesOf(other), byesOf(bystander)]).toEqual([['moved'], ['moved'], []])
    expect(logged).toContainEqual({
      table: bad.table,
      cause: 'exception',
      error: 'TypeError: poisoned',
      request: 'setReady',
      ids: [1],
    })
    const again = await server.call(bad)
    for (let time = 0; time < 5; time++) again.say(setReady(1))
    again.say(setName(2))
    await server.clock.settle()
    expect(again.socket.all('done').slice(-2)).toEqual([
      { type: 'done', id: 1, refusal: { refused: 'failed' } },
      { type: 'done', id: 2, refusal: null },
    ])
    expect(byesOf(again)).toEqual([])
  })

  it('does not put its table aside, however often somebody tries', async () => {
    const { server, store } = poisonedServer()
    const made = await server.make()
    store.poison = 'setReady'
    for (let time = 0; time < 10; time++) {
      const call = await server.call(made)
      call.say(setReady(time + 1))
      await server.clock.settle()
    }
    const call = await server.call(made)
    call.say(setReady(50))
    call.say(setName(51))
    await server.clock.settle()
    expect(call.socket.all('done').map(({ refusal }) => refusal)).toEqual([{ refused: 'failed' }, null])
  })
})

describe('a table that breaks for no request', () => {
  it('is put aside when it comes again, alone', async () => {
    const { server, store } = poisonedServer()
    const [bad, good] = [await server.make({ quick: true }), await server.make()]
    // Its own step to the first round cannot be written.
    store.poison = 'startRound'
    for (let time = 0; time < 3; time++) {
      await server.call(bad)
      await server.clock.advance(15_000)
    }
    expect(await server.ask('POST', '/api/ticket', { table: bad.table, token: bad.token })).toMatchObject({
      status: 404,
    })
    expect((await store.unfinished()).map(({ id }) => id)).toEqual([good.table])
    expect((await server.call(good)).socket.all('welcome')).toHaveLength(1)
  })

  it('while it takes a message tells everybody to come back, and plays on by nobody', async () => {
    const { server, store } = poisonedServer()
    const made = await server.make({ quick: true })
    const gina = await server.call(made)
    await server.clock.advance(5000)
    gina.say({ type: 'pong', n: 0, seq: 0 })
    const send = gina.socket.send.bind(gina.socket)
    gina.socket.send = (text) => {
      if (text.includes('"view"')) throw new Error('no such wire')
      send(text)
    }
    gina.say({ type: 'resync' })
    await server.clock.settle()
    const rows = (await store.rows(made.table)).length
    expect(gina.socket.closed).toEqual({ reason: 'moved', abrupt: false })
    await server.clock.advance(60_000)
    expect(await store.rows(made.table)).toHaveLength(rows)
    const again = await server.call(made)
    expect(again.socket.all('welcome')).toHaveLength(1)
  })
})
