import { beforeEach, describe, expect, it } from 'vitest'
import { CodeAttack } from '../../src/testing/CodeAttack.ts'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

let server: TestServer
beforeEach(() => {
  server = new TestServer()
})

const join = (body: object, address?: string) => server.ask('POST', '/api/join', { name: 'Sam', ...body }, address)
const guess = (address?: string) => join({ code: 'AAAAAA' }, address)
const guessEverywhere = async () => {
  for (let n = 0; n < 100; n++) await guess(`10.0.1.${n}`)
}

describe('wrong codes', () => {
  it('of one address make it wait with codes, and nobody else', async () => {
    const { table, invite } = await server.make()
    const { code, secret } = invite
    for (let n = 0; n < 20; n++) expect(await guess()).toMatchObject({ status: 404 })
    expect(await join({ code })).toMatchObject({ status: 429, body: { error: 'tooOften' } })
    expect(await join({ table, secret })).toMatchObject({ status: 200, body: { seat: 1 } })
    expect(await join({ code }, '10.0.0.2')).toMatchObject({ status: 200, body: { seat: 2 } })
    await server.clock.advance(60_001)
    expect(await join({ code })).toMatchObject({ status: 200, body: { seat: 3 } })
  })

  it('count together for an IPv6 /64, and with more patience for a /48', async () => {
    for (let n = 0; n < 20; n++) await guess(`2001:db8:1:1::${n + 1}`)
    expect((await guess('2001:db8:1:1:ffff::1')).status).toBe(429)
    for (let n = 0; n < 80; n++) expect((await guess(`2001:db8:1:${n + 2}::1`)).status).toBe(404)
    expect((await guess('2001:db8:1:aaaa::1')).status).toBe(429)
    expect((await guess('2001:db8:2:1::1')).status).toBe(404)
  })

  it('of links count for nothing', async () => {
    const { table, invite } = await server.make()
    for (let n = 0; n < 150; n++) await join({ table, secret: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(await join({ code: invite.code })).toMatchObject({ status: 200, body: { seat: 1 } })
  })

  it('from everywhere close no way in: a code leads to the host’s door, all else is as before', async () => {
    const { table, invite } = await server.make({ settings: { open: true } })
    const { code, secret } = invite
    await guessEverywhere()
    expect(await join({ code })).toMatchObject({ status: 200, body: { seat: null, waiting: true } })
    expect(await join({ table, secret })).toMatchObject({ status: 200, body: { seat: 1 } })
    expect(await join({ table })).toMatchObject({ status: 200, body: { seat: 2 } })
    expect(await join({ table, secret, watch: true })).toMatchObject({ status: 200 })
    expect(await join({ code, watch: true })).toMatchObject({ status: 403, body: { error: 'linkNeeded' } })
    await server.clock.advance(7 * 60_000)
    expect(await join({ code })).toMatchObject({ status: 200, body: { seat: 3 } })
  })
})

describe('who came by a code while codes were guessed', () => {
  const knock = async () => {
    const made = await server.make()
    await guessEverywhere()
    const newcomer = (await join({ code: made.invite.code })).body as Made
    return { host: await server.call(made), newcomer, guest: await server.call(newcomer) }
  }

  it('sees the door only, and cannot sit down without the host', async () => {
    const { guest, newcomer } = await knock()
    expect(guest.socket.all('view')[0]?.view.waiting).toHaveLength(1)
    guest.say({ type: 'do', id: 1, request: { type: 'takeSeat' } })
    await server.clock.settle()
    expect(guest.socket.all('welcome').at(-1)?.you).toBe(null)
    expect(await server.ask('POST', '/api/invite', newcomer)).toMatchObject({ status: 400 })
    const { table, token } = newcomer
    expect(await server.ask('POST', '/api/invite', { table, token })).toMatchObject({ status: 403 })
  })

  it('sits down when the host says yes', async () => {
    const { host, guest } = await knock()
    host.say({ type: 'do', id: 1, request: { type: 'admit', newcomer: 1, admit: true } })
    await server.clock.settle()
    expect(guest.socket.all('welcome').at(-1)?.you).toBe(1)
  })

  it('is gone for good when the host says no', async () => {
    const { host, guest, newcomer } = await knock()
    host.say({ type: 'do', id: 1, request: { type: 'admit', newcomer: 1, admit: false } })
    await server.clock.settle()
    expect(guest.socket.closed?.reason).toBe('putOff')
    const again = await server.call(newcomer)
    expect(again.socket.closed?.reason).toBe('putOff')
    const { table, token } = newcomer
    expect(await server.ask('POST', '/api/invite', { table, token })).toMatchObject({ status: 403 })
  })
})

it('an attack on all codes hinders nobody, and gets nowhere', async () => {
  const attack = new CodeAttack()
  for (let n = 0; n < 2; n++) await attack.step()
  expect(attack.failures).toEqual([])
  expect(attack.knocks).toBe(120)
  expect(attack.blocked).toBeGreaterThan(0)
  expect(attack.direct).toBeLessThanOrEqual(102)
}, 60_000)
