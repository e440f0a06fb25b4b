import { PROTOCOL_VERSION } from '@jelly/protocol'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../src/health/log.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { BrokenJournal, StoreError } from '../../src/store/StoreError.ts'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

function newLog() {
  const errors: { about: object; message: string }[] = []
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (about, message) => errors.push({ about, message }),
  }
  return { log, errors }
}

/** Comes back and says what was seen last. */
async function comesBack(server: TestServer, made: Made, since: number) {
  const call = server.dial()
  call.say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket: await server.ticket(made), since })
  await server.clock.settle()
  return call
}

describe('somebody who has seen more than the journal has', () => {
  it('gets the view as it is and plays on, and the log is told once', async () => {
    const { log, errors } = newLog()
    const server = new TestServer({ log })
    const made = await server.make()
    const told = (await server.call(made)).socket.all('view')[0]?.seq ?? 0
    const call = await comesBack(server, made, told + 3)
    expect(call.socket.all('bye')).toEqual([])
    call.say({ type: 'do', id: 9, request: { type: 'setName', name: 'Again' } })
    await server.clock.settle()
    expect(call.socket.all('done')).toEqual([{ type: 'done', id: 9, refusal: null }])
    await comesBack(server, made, told + 9)
    expect(errors).toEqual([
      {
        about: { table: made.table, seen: told + 3, told: expect.any(Number) as number },
        message: 'somebody has seen more of a table than its journal knows: its last rows are lost',
      },
    ])
  })

  it('is nobody who has seen all there is', async () => {
    const { log, errors } = newLog()
    const server = new TestServer({ log })
    const made = await server.make()
    const { socket } = await server.call(made)
    await comesBack(server, made, socket.all('view')[0]?.seq ?? 0)
    expect(errors).toEqual([])
  })
})

describe('rows that cannot be read', () => {
  class UnreadableStore extends MemoryStore {
    problem: StoreError | null = null

    override rows(...asked: Parameters<MemoryStore['rows']>): ReturnType<MemoryStore['rows']> {
      return this.problem ? Promise.reject(this.problem) : super.rows(...asked)
    }
  }

  const reborn = async () => {
    const store = new UnreadableStore()
    const made = await new TestServer({ store }).make()
    const { log, errors } = newLog()
    const server = new TestServer({ store, log })
    await server.service.tables.load()
    const askTicket = () => server.ask('POST', '/api/ticket', { table: made.table, token: made.token })
    return { store, errors, made, askTicket }
  }

  it('for now are told to the log once, and to people as something that passes', async () => {
    const { store, errors, made, askTicket } = await reborn()
    store.problem = new StoreError('failed', 'disk I/O error')
    for (let n = 0; n < 3; n++) expect(await askTicket()).toMatchObject({ status: 503 })
    const message = 'a table cannot be restored at present'
    expect(errors).toEqual([{ about: { table: made.table, error: 'disk I/O error' }, message }])
    store.problem = null
    expect(await askTicket()).toMatchObject({ status: 200 })
  })

  it('because they are damaged put the table aside, and the log says why', async () => {
    const { store, errors, made, askTicket } = await reborn()
    store.problem = new BrokenJournal(made.table, 'row 2 is not what was written')
    expect(await askTicket()).toMatchObject({ status: 404 })
    expect(errors).toMatchObject([{ about: { table: made.table }, message: 'a table was put in quarantine' }])
    expect(JSON.stringify(errors)).toContain('row 2 is not what was written')
  })
})

describe('a full disk', () => {
  class FullStore extends MemoryStore {
    override append(): ReturnType<MemoryStore['append']> {
      return Promise.reject(new StoreError('full', 'database or disk is full'))
    }
  }

  it('on which no table can be made is called that, and nothing half made is found later', async () => {
    const { log, errors } = newLog()
    const store = new FullStore()
    const server = new TestServer({ store, log })
    expect(await server.ask('POST', '/api/tables', { name: 'Gina' })).toMatchObject({ status: 503 })
    expect(errors).toMatchObject([{ message: 'a table could not be made' }])
    expect(await store.unfinished()).toEqual([])
  })
})
