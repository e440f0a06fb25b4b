import { beforeEach, describe, expect, it } from 'vitest'
import { type Call, type Made, TestServer } from '../../src/testing/TestServer.ts'

let server: TestServer
beforeEach(() => {
  server = new TestServer()
})

const error = (status: number, code: string) => ({
  status,
  body: { error: code, message: expect.any(String) as string },
})

/** A table in its first round; its host answers pings. */
async function inRound(settings: object = {}): Promise<{ made: Made; host: Call }> {
  const made = await server.make({ settings: { players: 3, briefing: false, ...settings } })
  const host = await server.call(made)
  host.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'a' } })
  host.say({ type: 'do', id: 2, request: { type: 'startGame' } })
  await server.clock.advance(4500)
  expect(server.service.tables.summaries()[0]?.phase).toBe('scramble')
  return { made, host }
}

const late = (body: object, address?: string) =>
  server.ask('POST', '/api/join', { name: 'Zoe', orWatch: true, ...body }, address)

describe('who comes while a round is played', () => {
  it('by code or by link watches at once, and says why there is no seat', async () => {
    const { made } = await inRound()
    const { table, invite } = made
    const { code, secret } = invite
    expect(await late({ code })).toMatchObject({ status: 200, body: { table, seat: null, late: 'tooLate' } })
    const joined = (await late({ table, secret })).body as Made
    expect(joined).toMatchObject({ table, seat: null, late: 'tooLate' })
    const zoe = await server.call(joined)
    expect(zoe.socket.all('view')[0]?.view.phase).toBe('scramble')
    zoe.say({ type: 'do', id: 1, request: { type: 'waitForSeat', wait: true } })
    await server.clock.settle()
    expect(zoe.socket.all('done')).toMatchObject([{ refusal: null }])
  })

  it('and does not say that it would watch is told so', async () => {
    const { made } = await inRound()
    expect(await server.ask('POST', '/api/join', { name: 'Zoe', code: made.invite.code })).toEqual(
      error(409, 'tooLate'),
    )
  })

  it('waits at the door of a table with approval, and sees nothing of the game', async () => {
    const { made, host } = await inRound({ approve: true })
    const answer = await late({ code: made.invite.code })
    expect(answer).toMatchObject({ body: { seat: null, waiting: true } })
    const zoe = await server.call(answer.body as Made)
    expect(zoe.socket.all('view')[0]?.view).toMatchObject({ phase: 'lobby', game: null })
    expect(
      host.socket
        .all('events')
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'newcomerCame'),
    ).toHaveLength(1)
  })

  it('waits at the door where nobody may watch', async () => {
    const { made } = await inRound({ spectators: false })
    const answer = await late({ code: made.invite.code })
    expect(answer).toMatchObject({ status: 200, body: { seat: null, waiting: true } })
    const zoe = await server.call(answer.body as Made)
    expect(zoe.socket.all('view')[0]?.view).toMatchObject({ phase: 'lobby', game: null })
  })

  it('leads only to the door while codes are being guessed', async () => {
    const { made } = await inRound()
    for (let n = 0; n < 100; n++) await server.ask('POST', '/api/join', { name: 'Eve', code: 'AAAAAA' }, `10.0.1.${n}`)
    expect(await late({ code: made.invite.code })).toMatchObject({ body: { seat: null, waiting: true } })
  })
})

describe('a full table', () => {
  it('is watched by who comes late, or says that it is full', async () => {
    const { invite } = await server.make({ settings: { players: 3 } })
    for (const name of ['Sam', 'Tom']) await server.post('/api/join', { name, code: invite.code })
    expect(await late({ code: invite.code })).toMatchObject({ body: { seat: null, late: 'tableFull' } })
    const closed = await server.make({ settings: { players: 3, spectators: false } })
    for (const name of ['Sam', 'Tom']) await server.post('/api/join', { name, code: closed.invite.code })
    expect(await late({ code: closed.invite.code })).toEqual(error(409, 'tableFull'))
  })
})

describe('a table that is over', () => {
  it('says so to who comes by code or link, and a wrong code does not', async () => {
    const { table, invite } = await server.make()
    await server.clock.advance(11 * 60_000)
    expect(await late({ code: invite.code })).toEqual(error(410, 'tableOver'))
    expect(await late({ table, secret: invite.secret })).toEqual(error(410, 'tableOver'))
    expect(await late({ code: 'AAAAAA' })).toEqual(error(404, 'noSuchTable'))
  })

  it('is no way to guess codes: they count', async () => {
    const { invite } = await server.make()
    await server.clock.advance(11 * 60_000)
    for (let n = 0; n < 20; n++) expect((await late({ code: invite.code })).status).toBe(410)
    expect((await late({ code: invite.code })).status).toBe(429)
  })
})

describe('the link for watching', () => {
  const secretIn = ({ invite }: Made) => new URL(String(invite.watchUrl)).hash.slice(1)

  it('leads to a place to watch from, and not to a seat', async () => {
    const made = await server.make()
    const { table } = made
    expect(made.invite.watchUrl).toMatch(new RegExp(`^http://jelly.example/watch/${table}#[\\w-]{22}$`))
    const secret = secretIn(made)
    expect(secret).not.toBe(made.invite.secret)
    expect(await server.ask('POST', '/api/join', { name: 'Eve', table, secret })).toEqual(error(403, 'watchOnly'))
    expect(await late({ table, secret })).toEqual(error(403, 'watchOnly'))
    const eve = await server.post<Made>('/api/join', { name: 'Eve', table, secret, watch: true })
    expect(eve).toMatchObject({ table, seat: null })
    expect(await server.ask('POST', '/api/invite', { table, token: eve.token })).toEqual(error(403, 'notAdmitted'))
    const call = await server.call(eve)
    call.say({ type: 'do', id: 1, request: { type: 'takeSeat' } })
    await server.clock.settle()
    expect(call.socket.all('welcome').at(-1)?.you).toBeNull()
    expect(call.socket.all('events').at(-1)?.events).toMatchObject([{ type: 'newcomerCame' }])
  })

  it('is not given where nobody may watch', async () => {
    const made = await server.make({ settings: { spectators: false } })
    expect(made.invite.watchUrl).toBeNull()
  })
})

describe('the way back', () => {
  it('to a seat that was left leads through its token', async () => {
    const { made, host } = await inRound()
    const { table, token } = made
    expect(await server.post('/api/place', { table, token })).toEqual({
      phase: 'scramble',
      round: 1,
      seat: 0,
      left: null,
    })
    host.say({ type: 'do', id: 3, request: { type: 'leaveSeat' } })
    await server.clock.settle()
    expect(await server.post('/api/place', { table, token })).toEqual({
      phase: 'scramble',
      round: 1,
      seat: null,
      left: 0,
    })
    expect(await server.post('/api/return', { table, token })).toEqual({ seat: 0 })
    expect(await server.post('/api/return', { table, token })).toEqual({ seat: 0 })
    expect(await server.post('/api/place', { table, token })).toMatchObject({ seat: 0, left: null })
  })

  it('is closed to who never sat there, and to strangers', async () => {
    const { made } = await inRound()
    const { table, invite } = made
    const eve = await server.post<Made>('/api/join', { name: 'Eve', table, secret: invite.secret, watch: true })
    expect(await server.ask('POST', '/api/return', { table, token: eve.token })).toEqual(error(409, 'seatTaken'))
    const token = 'AAAAAAAAAAAAAAAAAAAAAA'
    for (const path of ['/api/place', '/api/return', '/api/handover'])
      expect(await server.ask('POST', path, { table, token })).toEqual(error(403, 'notAllowed'))
  })
})
