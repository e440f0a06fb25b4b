import { beforeEach, describe, expect, it } from 'vitest'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

let server: TestServer
let made: Made
beforeEach(async () => {
  server = new TestServer()
  made = await server.make()
})

interface Way {
  readonly code: string
  readonly url: string
  readonly until: number
}

const error = (status: number, code: string) => ({
  status,
  body: { error: code, message: expect.any(String) as string },
})
const handOver = () => server.post<Way>('/api/handover', { table: made.table, token: made.token })
const takeOver = (body: object, address?: string) => server.ask('POST', '/api/takeOver', body, address)
const secretIn = ({ url }: Way) => new URL(url).hash.slice(1)

describe('going on on another device', () => {
  it('by a code moves the seat there, and can go back', async () => {
    const first = await server.call(made)
    const way = await handOver()
    expect(way.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(way.until).toBe(server.clock.now() + 120_000)
    const { status, body } = await takeOver({ code: way.code })
    expect([status, body]).toMatchObject([200, { table: made.table, seat: 0 }])
    expect((body as Made).token).not.toBe(made.token)
    const second = await server.call(body as Made)
    expect(second.socket.all('welcome')).toMatchObject([{ you: 0 }])
    expect(first.socket.all('bye')).toMatchObject([{ reason: 'takenOver' }])
    const again = await server.call(made)
    expect(again.socket.all('welcome')).toMatchObject([{ you: 0 }])
    expect(second.socket.all('bye')).toMatchObject([{ reason: 'takenOver' }])
  })

  it('by the link, whose secret stands after the #', async () => {
    const way = await handOver()
    expect(way.url).toMatch(new RegExp(`^http://jelly.example/here/${made.table}#[\\w-]{22}$`))
    expect(await takeOver({ table: made.table, secret: secretIn(way) })).toMatchObject({ body: { seat: 0 } })
  })

  it('works once, for two minutes, and only the last one', async () => {
    const [old, way] = [await handOver(), await handOver()]
    expect(await takeOver({ code: old.code })).toEqual(error(404, 'noSuchHandover'))
    expect((await takeOver({ code: way.code })).status).toBe(200)
    expect(await takeOver({ code: way.code })).toEqual(error(404, 'noSuchHandover'))
    expect(await takeOver({ table: made.table, secret: secretIn(way) })).toEqual(error(404, 'noSuchHandover'))
    const slow = await handOver()
    await server.clock.advance(120_000)
    expect(await takeOver({ code: slow.code })).toEqual(error(404, 'noSuchHandover'))
  })

  it('outlives a restart of the server: the new token is as good as the old one', async () => {
    const { body } = await takeOver({ code: (await handOver()).code })
    const { token } = body as Made
    const later = new TestServer({ store: server.store, clock: server.clock })
    await later.service.tables.load()
    const call = await later.call({ table: made.table, token })
    expect(call.socket.all('welcome')).toMatchObject([{ you: 0 }])
  })

  it('is not for who waits at the door', async () => {
    const table = await server.make({ settings: { approve: true } })
    const sam = await server.post<Made>('/api/join', { name: 'Sam', code: table.invite.code })
    expect(await server.ask('POST', '/api/handover', { table: table.table, token: sam.token })).toEqual(
      error(403, 'notAdmitted'),
    )
  })
})

describe('wrong codes for another device', () => {
  it('count like those of tables', async () => {
    const way = await handOver()
    for (let n = 0; n < 10; n++) expect((await takeOver({ code: 'AAAAAAAA' })).status).toBe(404)
    for (let n = 0; n < 10; n++) await server.ask('POST', '/api/join', { name: 'Eve', code: 'AAAAAA' })
    expect(await takeOver({ code: way.code })).toEqual(error(429, 'tooOften'))
    expect(await server.ask('POST', '/api/join', { name: 'Eve', code: made.invite.code })).toEqual(
      error(429, 'tooOften'),
    )
    expect((await takeOver({ code: way.code }, '10.0.0.2')).status).toBe(200)
  })
})
