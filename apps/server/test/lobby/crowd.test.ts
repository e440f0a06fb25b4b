import { describe, expect, it } from 'vitest'
import { ask } from '../../src/testing/ask.ts'
import { TestServer } from '../../src/testing/TestServer.ts'

/** What a connection may have in its queue. */
const SOCKET_LIMIT = 256 * 1024
/** `npm run check` is content with fewer. */
const JOINS = process.env['JELLY_QUICK'] === undefined ? 2400 : 600

/** 60 joins from each address. */
const addressOf = (n: number): string => `20.0.0.${Math.floor(n / 60)}`

const bytesOf = async ({ store }: TestServer, table: string): Promise<number> =>
  JSON.stringify(await store.rows(table)).length

async function crowd(settings: object, more: object = {}) {
  const server = new TestServer()
  const made = await server.make({ settings })
  const way = { table: made.table, secret: made.invite.secret, name: '🎲'.repeat(24), ...more }
  const join = (address: string) => ask(server.service.api, 'POST', '/api/join', way, address)
  return { server, made, join }
}

describe(`${JOINS} joins`, () => {
  it('at the door leave the host connected, and the journal small', async () => {
    const { server, made, join } = await crowd({ approve: true })
    const answers: number[] = []
    for (let n = 0; n < JOINS; n++) answers.push((await join(addressOf(n))).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(await join('30.0.0.1')).toMatchObject({ status: 409, body: { error: 'doorFull' } })
    const { socket } = await server.call(made)
    expect(socket.closed).toBe(null)
    expect(socket.all('view')[0]?.view.waiting).toHaveLength(20)
    expect(JSON.stringify(socket.all('view')[0]).length).toBeLessThan(SOCKET_LIMIT / 10)
    expect(await bytesOf(server, made.table)).toBeLessThan(20_000)
    expect(await server.store.guests(made.table)).toHaveLength(21)
  }, 60_000)

  it('that the host answers one by one grow the journal by as much each', async () => {
    const { server, made, join } = await crowd({ approve: true })
    const running = await server.service.tables.find(made.table)
    const [host] = await server.store.guests(made.table)
    const sizes: number[] = []
    for (let n = 1; n <= JOINS; n++) {
      expect((await join(addressOf(n))).status).toBe(200)
      expect(await running?.request(host?.person ?? '', { type: 'admit', newcomer: n, admit: false })).toBe(null)
      if (n % (JOINS / 2) === 0) sizes.push(await bytesOf(server, made.table))
    }
    const [half = 0, whole = 0] = sizes
    expect(whole / half).toBeLessThan(2.1)
    expect(whole).toBeLessThan(3_000_000)
    expect((await server.call(made)).socket.closed).toBe(null)
    console.info(`${JOINS} joins and answers: ${(whole / 1e6).toFixed(2)} MB of rows`)
  }, 120_000)

  it('to watch fill no table: who is not there makes room', async () => {
    const { server, made, join } = await crowd({}, { watch: true })
    for (let n = 0; n < JOINS; n++) expect((await join(addressOf(n))).status).toBe(200)
    expect((await server.call(made)).socket.closed).toBe(null)
    expect(await bytesOf(server, made.table)).toBeLessThan(5000)
  }, 60_000)
})

it('one address fills only half of the door', async () => {
  const { join } = await crowd({ approve: true })
  for (let n = 0; n < 10; n++) expect((await join('20.0.0.1')).status).toBe(200)
  expect(await join('20.0.0.1')).toMatchObject({ status: 409, body: { error: 'doorFull' } })
  expect((await join('20.0.0.2')).status).toBe(200)
})
