import { PROTOCOL_VERSION } from '@jelly/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Call, type Made, TestServer } from '../../src/testing/TestServer.ts'

let server: TestServer
let made: Made
beforeEach(async () => {
  server = new TestServer()
  made = await server.make()
})

const bye = ({ socket }: Call) => socket.all('bye').map(({ reason }) => reason)
const hello = (ticket: string, protocol = PROTOCOL_VERSION) => ({ type: 'hello', protocol, ticket }) as const

describe('a call', () => {
  it('with a ticket is welcomed to its seat and shown the table', async () => {
    const { socket } = await server.call(made)
    expect(socket.heard[0]).toMatchObject({ type: 'welcome', table: made.table, you: 0, lastId: 0 })
    expect(socket.heard[1]).toMatchObject({ type: 'view', you: 0, view: { phase: 'lobby', host: 0 } })
  })

  it('with a ticket that was used is turned away', async () => {
    const ticket = await server.ticket(made)
    const [first, second] = [server.dial(), server.dial()]
    first.say(hello(ticket))
    second.say(hello(ticket))
    await server.clock.settle()
    expect(first.socket.all('welcome')).toHaveLength(1)
    expect(bye(second)).toEqual(['badTicket'])
    expect(second.socket.closed).toEqual({ reason: 'badTicket', abrupt: false })
  })

  it('with a ticket older than 30 s is turned away', async () => {
    const ticket = await server.ticket(made)
    await server.clock.advance(30_000)
    const call = server.dial()
    call.say(hello(ticket))
    await server.clock.settle()
    expect(bye(call)).toEqual(['badTicket'])
  })

  it('of another protocol is told so, and its ticket stays good', async () => {
    const ticket = await server.ticket(made)
    const old = server.dial()
    old.say(hello(ticket, PROTOCOL_VERSION + 1))
    expect(bye(old)).toEqual(['oldProtocol'])
    const call = server.dial()
    call.say(hello(ticket))
    await server.clock.settle()
    expect(call.socket.all('welcome')).toHaveLength(1)
  })

  it('that says nothing for 5 s is cut', async () => {
    const call = server.dial()
    await server.clock.advance(4000)
    expect(call.socket.closed).toBeNull()
    await server.clock.advance(1500)
    expect(call.socket.closed).toEqual({ reason: 'silent', abrupt: true })
  })

  it('that asks before it says hello is cut', () => {
    const call = server.dial()
    call.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    expect(bye(call)).toEqual(['badMessage'])
  })

  it('that does not wait for its welcome is cut', async () => {
    const call = server.dial()
    call.say(hello(await server.ticket(made)))
    call.say({ type: 'resync' })
    await server.clock.settle()
    expect(call.socket.heard).toEqual([{ type: 'bye', reason: 'badMessage' }])
  })

  it.each(['', 'x', `${'A'.repeat(22)}=`, 'A'.repeat(21), `${'A'.repeat(20)}é!`])(
    'with a ticket of a wrong form is cut: %j',
    (ticket) => {
      const call = server.dial()
      call.say(hello(ticket))
      expect(bye(call)).toEqual(['badMessage'])
    },
  )

  it('that says hello twice is cut', async () => {
    const call = await server.call(made)
    call.say(hello(await server.ticket(made)))
    expect(bye(call)).toEqual(['badMessage'])
  })

  it('that ends while its table is looked for is forgotten', async () => {
    const call = server.dial()
    const ticket = await server.ticket(made)
    call.say(hello(ticket))
    call.connection.closed()
    await server.clock.settle()
    expect(call.socket.heard).toEqual([])
    expect(server.service.gateway.size).toBe(0)
    expect(server.ended).toEqual(['closed'])
  })

  it('finds no room when too many come from one address, and others do', () => {
    const full = new TestServer({ connectionsPerAddress: 2 })
    const [first] = [full.dial('10.0.0.1'), full.dial('10.0.0.1')]
    expect(() => full.dial('10.0.0.1')).toThrow('no room')
    full.dial('10.0.0.2')
    first?.connection.closed()
    full.dial('10.0.0.1')
  })

  it('finds no room when too many come from one network of IPv6', () => {
    const full = new TestServer({ connectionsPerAddress: 2 })
    full.dial('2001:db8:1:2::1')
    full.dial('2001:db8:1:2:ffff::9')
    expect(() => full.dial('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toThrow('no room')
    full.dial('2001:db8:1:3::1')
  })

  it('finds room for all that come from this machine itself: a proxy that is not known as one', () => {
    const full = new TestServer({ connectionsPerAddress: 2 })
    for (let n = 0; n < 10; n++) full.dial('127.0.0.1')
  })

  it('finds no room when too many are on the line', () => {
    const full = new TestServer({ maxConnections: 1 })
    full.dial()
    expect(() => full.dial()).toThrow('there is no room')
  })
})

describe('what is said', () => {
  it('reaches the table and is answered', async () => {
    const call = await server.call(made)
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await server.clock.settle()
    expect(call.socket.all('done')).toEqual([{ type: 'done', id: 1, refusal: null }])
    expect(call.socket.all('events').at(-1)?.events).toMatchObject([{ type: 'seatChanged', to: { name: 'Sam' } }])
  })

  it('comes with a bye when it is no message', async () => {
    for (const text of ['', '{}', '{"type":"do"}', 'x'.repeat(2000), '{"type":"resync","x":1}']) {
      const call = await server.call(made)
      call.say(text)
      expect(bye(call)).toEqual(['badMessage'])
      expect(call.socket.closed?.reason).toBe('badMessage')
    }
  })

  it('is not heard after the bye', async () => {
    const call = await server.call(made)
    call.say('{}')
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await server.clock.settle()
    expect(call.socket.all('done')).toEqual([])
  })

  it('is answered with the server’s time where it is a ping', async () => {
    const call = await server.call(made)
    call.say({ type: 'ping', n: 3 })
    expect(call.socket.heard.at(-1)).toEqual({ type: 'pong', n: 3, now: server.clock.now() })
  })
})

describe('too many messages', () => {
  const rename = (id: number) => ({ type: 'do', id, request: { type: 'setName', name: `n${id}` } }) as const

  it('are refused past a burst of 20, then let through at 10 a second', async () => {
    const call = await server.call(made)
    for (let id = 1; id <= 25; id++) {
      call.say(rename(id))
      await server.clock.settle()
    }
    const refused = call.socket.all('done').filter(({ refusal }) => refusal?.refused === 'tooOften')
    expect(refused.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24, 25])
    await server.clock.advance(800)
    call.say(rename(30))
    await server.clock.settle()
    expect(call.socket.all('done').at(-1)).toEqual({ type: 'done', id: 30, refusal: null })
  })

  it('close the line when they do not stop', async () => {
    const call = await server.call(made)
    for (let id = 1; id <= 60; id++) call.say(rename(id))
    expect(call.socket.closed).toEqual({ reason: 'tooMany', abrupt: true })
  })

  it('are as many times more as the game is faster', async () => {
    const fast = new TestServer({ speed: 20 })
    const call = await fast.call(await fast.make())
    for (let n = 0; n < 390; n++) call.say({ type: 'ping', n })
    expect(call.socket.closed).toBeNull()
    expect(call.socket.all('pong')).toHaveLength(390)
  })
})

describe('a line', () => {
  it('is pinged, and cut 8 s after its last answer', async () => {
    const call = await server.call(made)
    for (let second = 0; second < 20; second++) {
      await server.clock.advance(1000)
      const ping = call.socket.all('ping').at(-1)
      if (ping) call.say({ type: 'pong', n: ping.n, seq: 0 })
    }
    expect(call.socket.closed).toBeNull()
    expect(call.socket.all('ping').length).toBeGreaterThan(5)
    await server.clock.advance(9000)
    expect(call.socket.closed).toEqual({ reason: 'silent', abrupt: true })
  })

  it('is alive as long as it says anything', async () => {
    const call = await server.call(made)
    for (let n = 0; n < 5; n++) {
      await server.clock.advance(5000)
      call.say({ type: 'ping', n })
    }
    expect(call.socket.closed).toBeNull()
    await server.clock.advance(9000)
    expect(call.socket.closed).toEqual({ reason: 'silent', abrupt: true })
  })

  it('is cut when more than 256 KB wait for it', async () => {
    const call = await server.call(made)
    call.socket.waiting = 256 * 1024
    call.say({ type: 'ping', n: 1 })
    expect(call.socket.closed).toBeNull()
    call.socket.waiting++
    call.say({ type: 'ping', n: 2 })
    expect(call.socket.closed).toEqual({ reason: 'tooSlow', abrupt: true })
  })

  it('is taken over by a second one of the same person', async () => {
    const first = await server.call(made)
    const second = await server.call(made)
    expect(bye(first)).toEqual(['takenOver'])
    expect(first.socket.closed).toEqual({ reason: 'takenOver', abrupt: false })
    second.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await server.clock.settle()
    expect(second.socket.all('done')).toHaveLength(1)
    expect(server.service.gateway.size).toBe(1)
  })

  it('is told to call again when the server stops', async () => {
    const call = await server.call(made)
    const over = server.service.tables.shutdown()
    await server.clock.settle()
    await over
    server.service.gateway.close()
    expect(bye(call)).toEqual(['moved'])
    expect(() => server.dial()).toThrow('there is no room')
  })
})
