import { describe, expect, it } from 'vitest'
import { TestCluster, two } from './TestCluster.ts'

describe('a table of another process', () => {
  it('is joined, watched and played as if it were here', async () => {
    const { cluster, one, other, made } = await two()
    const join = { code: made.invite.code, name: 'Sam' }
    const { status, body } = await cluster.ask(other, 'POST', '/api/join', join)
    expect(status).toBe(200)
    const sam = await cluster.call(other, body as never)
    const gina = await cluster.call(one, made)
    expect(sam.socket.all('welcome')).toMatchObject([{ you: 1 }])
    sam.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await cluster.clock.advance(1000)
    expect(sam.socket.all('done')).toMatchObject([{ id: 1, refusal: null }])
    expect(gina.socket.all('events').length).toBeGreaterThan(0)
    expect(sam.socket.all('events').at(-1)).toEqual(gina.socket.all('events').at(-1))
    expect(other.service.tables.size).toBe(0)
  })

  it('lets a ticket be used once, at any process', async () => {
    const { cluster, one, other, made } = await two()
    const { body } = await cluster.ask(other, 'POST', '/api/ticket', { table: made.table, token: made.token })
    const ticket = String(body['ticket'])
    const first = await cluster.hello(other, ticket)
    expect(first.socket.all('welcome')).toHaveLength(1)
    for (const node of [one, other]) {
      const again = await cluster.hello(node, ticket)
      expect(again.socket.all('bye')).toMatchObject([{ reason: 'badTicket' }])
    }
  })

  it('is listed everywhere', async () => {
    const { cluster, one, other } = await two()
    await cluster.make(one, { settings: { open: true } })
    await cluster.clock.advance(1100)
    const { body } = await cluster.ask(other, 'GET', '/api/tables')
    expect(body['tables']).toHaveLength(1)
  })

  it('is not found where there is none, and the guess counts', async () => {
    const { cluster, other } = await two()
    for (let n = 0; n < 20; n++) {
      const { status } = await cluster.ask(other, 'POST', '/api/join', { code: 'ABCDEF', name: 'Sam' })
      expect(status).toBe(404)
    }
    expect((await cluster.ask(other, 'POST', '/api/join', { code: 'ABCDEF', name: 'Sam' })).status).toBe(429)
  })

  it('is guessed at all processes together', async () => {
    const { cluster, one, other, made } = await two()
    const guess = { code: 'ABCDEF', name: 'Sam' }
    for (let n = 0; n < 10; n++) {
      for (const node of [one, other]) expect((await cluster.ask(node, 'POST', '/api/join', guess)).status).toBe(404)
    }
    await cluster.clock.advance(10)
    for (const node of [one, other]) expect((await cluster.ask(node, 'POST', '/api/join', guess)).status).toBe(429)
    const byLink = { table: made.table, secret: made.invite.secret, name: 'Sam' }
    expect((await cluster.ask(other, 'POST', '/api/join', byLink)).status).toBe(200)
  })

  it('is moved to another device by a code that any process takes, once', async () => {
    const { cluster, one, other, made } = await two()
    const third = await cluster.start('third')
    await cluster.clock.advance(1000)
    const { table, token } = made
    const way = await cluster.ask(other, 'POST', '/api/handover', { table, token })
    const code = String(way.body['code'])
    const moved = await cluster.ask(third, 'POST', '/api/takeOver', { code })
    expect(moved).toMatchObject({ status: 200, body: { table, seat: 0 } })
    const there = await cluster.call(third, moved.body as never)
    expect(there.socket.all('welcome')).toMatchObject([{ you: 0 }])
    for (const node of [one, other, third]) {
      expect(await cluster.ask(node, 'POST', '/api/takeOver', { code })).toMatchObject({
        status: 404,
        body: { error: 'noSuchHandover' },
      })
    }
    const again = await cluster.ask(one, 'POST', '/api/handover', { table, token })
    const secret = new URL(String(again.body['url'])).hash.slice(1)
    expect(await cluster.ask(other, 'POST', '/api/takeOver', { table, secret })).toMatchObject({ status: 200 })
  })

  it('that has closed is told to be over by any process that is asked for it', async () => {
    const { cluster, one, other, made } = await two()
    await cluster.clock.advance(700_000)
    expect(one.service.tables.size).toBe(0)
    for (const node of [one, other]) {
      for (const by of [{ code: made.invite.code }, { table: made.table, secret: made.invite.secret }]) {
        const answer = await cluster.ask(node, 'POST', '/api/join', { ...by, name: 'Sam' })
        expect(answer).toMatchObject({ status: 410, body: { error: 'tableOver' } })
      }
    }
  })

  it('tells any process what has become of a seat, and gives it back there', async () => {
    const { cluster, clock, other, made } = await two()
    const { table, token } = made
    const gina = await cluster.call(other, made)
    gina.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    await clock.advance(4000)
    gina.say({ type: 'do', id: 2, request: { type: 'leaveSeat' } })
    await clock.advance(100)
    expect((await cluster.ask(other, 'POST', '/api/place', { table, token })).body).toMatchObject({
      seat: null,
      left: 0,
    })
    expect((await cluster.ask(other, 'POST', '/api/return', { table, token })).body).toEqual({ seat: 0 })
  })

  it('is opened elsewhere by a process that has no room', async () => {
    const cluster = new TestCluster()
    const gate = await cluster.start('gate', { maxTables: 0 })
    const host = await cluster.start('host')
    await cluster.clock.advance(1000)
    const made = await cluster.make(gate)
    expect(host.service.tables.runs(made.table)).toBe(true)
    const gina = await cluster.call(gate, made)
    expect(gina.socket.all('view')).toHaveLength(1)
  })
})

describe('a gap in what one process says to another', () => {
  it('ends the connection, whichever way it went', async () => {
    for (const side of ['up', 'down'] as const) {
      const { cluster, one, other, made } = await two()
      const gina = await cluster.call(other, made)
      const loser = side === 'up' ? other : one
      loser.wires.losing = 1
      gina.say({ type: 'resync' })
      await cluster.clock.advance(50)
      gina.say({ type: 'resync' })
      await cluster.clock.advance(50)
      expect(gina.socket.closed?.reason).toBe('moved')
      const again = await cluster.call(other, made)
      expect(again.socket.all('view')).toHaveLength(1)
    }
  })
})

describe('a store that is away', () => {
  it('changes no owner, and says nothing final', async () => {
    const { cluster, clock, one, other, made } = await two()
    const gina = await cluster.call(other, made)
    cluster.shared.down = true
    await clock.advance(8000)
    gina.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await clock.advance(2000)
    expect(['moved', undefined]).toContain(gina.socket.closed?.reason)
    expect((await cluster.ask(other, 'POST', '/api/ticket', { table: made.table, token: made.token })).status).toBe(503)
    cluster.shared.down = false
    await clock.advance(3000)
    expect(cluster.shared.tables.get(made.table)?.owner).toBe('one')
    expect((await cluster.call(other, made)).socket.all('view')).toHaveLength(1)
    expect(one.service.tables.runs(made.table)).toBe(true)
  })
})

describe('wires that are down', () => {
  it('leave local players alone, send the others away, and let nobody claim', async () => {
    const { cluster, clock, one, other, made } = await two()
    const local = await cluster.call(one, made)
    const { body } = await cluster.ask(other, 'POST', '/api/join', { code: made.invite.code, name: 'Sam' })
    const far = await cluster.call(other, body as never)
    for (const node of [one, other]) node.wires.isUp = false
    await clock.advance(6000)
    expect(far.socket.closed?.reason).toBe('moved')
    expect(local.socket.closed).toBeNull()
    expect(one.service.tables.runs(made.table)).toBe(true)
    for (const node of [one, other]) node.wires.isUp = true
    await clock.advance(1000)
    expect((await cluster.call(other, body as never)).socket.all('view')).toHaveLength(1)
  })
})

describe('wires that were away for a moment', () => {
  it('end the lines that went over them as soon as they are back, for something may be missing', async () => {
    const { cluster, clock, one, other, made } = await two()
    const local = await cluster.call(one, made)
    const { body } = await cluster.ask(other, 'POST', '/api/join', { code: made.invite.code, name: 'Sam' })
    const far = await cluster.call(other, body as never)
    for (const node of [one, other]) node.wires.isUp = false
    far.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await clock.advance(300)
    expect(far.socket.closed).toBeNull()
    for (const node of [one, other]) node.wires.isUp = true
    await clock.advance(10)
    expect(far.socket.closed?.reason).toBe('moved')
    expect(local.socket.closed).toBeNull()
    const back = await cluster.call(other, body as never)
    expect(back.socket.all('welcome')).toMatchObject([{ you: 1, lastId: 0 }])
  })
})

describe('a socket that comes while the wires are away', () => {
  it('waits for them, and is let in with the ticket that it has', async () => {
    const { cluster, clock, one, other, made } = await two()
    const { body } = await cluster.ask(one, 'POST', '/api/ticket', { table: made.table, token: made.token })
    for (const node of [one, other]) node.wires.isUp = false
    const gina = await cluster.hello(other, String(body['ticket']))
    await clock.advance(3000)
    expect(gina.socket.heard).toEqual([])
    for (const node of [one, other]) node.wires.isUp = true
    await clock.advance(200)
    expect(gina.socket.all('view')).toHaveLength(1)
    expect(gina.socket.closed).toBeNull()
  })

  it('is told to come back after 4 s, and nothing final', async () => {
    const { cluster, clock, one, other, made } = await two()
    const { body } = await cluster.ask(one, 'POST', '/api/ticket', { table: made.table, token: made.token })
    for (const node of [one, other]) node.wires.isUp = false
    const gina = await cluster.hello(other, String(body['ticket']))
    await clock.advance(4500)
    expect(gina.socket.all('bye')).toMatchObject([{ reason: 'moved' }])
  })
})

describe('time', () => {
  it('is that of the table, whatever the clocks of the gateway and of the owner before say', async () => {
    const cluster = new TestCluster()
    const ahead = await cluster.start('ahead', { clockOff: 60_000 })
    const behind = await cluster.start('behind', { clockOff: -60_000 })
    await cluster.clock.advance(1000)
    const made = await cluster.make(ahead)
    const gina = await cluster.call(behind, made)
    gina.say({ type: 'ping', n: 5 })
    await cluster.clock.advance(10)
    const now = ahead.service.gateway.now()
    expect(Math.abs((gina.socket.all('pong')[0]?.now ?? 0) - now)).toBeLessThan(100)
    ahead.stop()
    ahead.wires.die()
    await cluster.clock.advance(4000)
    const back = await cluster.call(behind, made)
    const welcomedAt = back.socket.all('welcome')[0]?.now ?? 0
    const last = (await cluster.shared.base.rows(made.table)).at(-1)?.at ?? Infinity
    expect(welcomedAt).toBeGreaterThanOrEqual(last)
    back.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await cluster.clock.advance(1000)
    expect(back.socket.all('done')).toMatchObject([{ id: 1, refusal: null }])
    back.say({ type: 'ping', n: 6 })
    expect(back.socket.all('pong')[0]?.now).toBeGreaterThan(welcomedAt)
  })
})
