import { PROTOCOL_VERSION } from '@jelly/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Call, type Made, TestHouse } from '../support/testHouse.ts'

let house: TestHouse
let made: Made
beforeEach(async () => {
  house = new TestHouse()
  made = await house.make()
})

const bye = ({ line }: Call) => line.all('bye').map(({ reason }) => reason)
const hello = (ticket: string, protocol = PROTOCOL_VERSION) => ({ type: 'hello', protocol, ticket }) as const

describe('a call', () => {
  it('with a ticket is welcomed to its seat and shown the table', async () => {
    const { line } = await house.call(made)
    expect(line.heard[0]).toMatchObject({ type: 'welcome', table: made.table, you: 0, lastId: 0 })
    expect(line.heard[1]).toMatchObject({ type: 'view', you: 0, view: { phase: 'lobby', host: 0 } })
  })

  it('with a ticket that was used is turned away', async () => {
    const ticket = await house.ticket(made)
    const [first, second] = [house.dial(), house.dial()]
    first.say(hello(ticket))
    second.say(hello(ticket))
    await house.clock.settle()
    expect(first.line.all('welcome')).toHaveLength(1)
    expect(bye(second)).toEqual(['badTicket'])
    expect(second.line.closed).toEqual({ reason: 'badTicket', abrupt: false })
  })

  it('with a ticket older than 30 s is turned away', async () => {
    const ticket = await house.ticket(made)
    await house.clock.advance(30_000)
    const call = house.dial()
    call.say(hello(ticket))
    expect(bye(call)).toEqual(['badTicket'])
  })

  it('of another protocol is told so, and its ticket stays good', async () => {
    const ticket = await house.ticket(made)
    const old = house.dial()
    old.say(hello(ticket, PROTOCOL_VERSION + 1))
    expect(bye(old)).toEqual(['oldProtocol'])
    const call = house.dial()
    call.say(hello(ticket))
    await house.clock.settle()
    expect(call.line.all('welcome')).toHaveLength(1)
  })

  it('that says nothing for 5 s is cut', async () => {
    const call = house.dial()
    await house.clock.advance(4000)
    expect(call.line.closed).toBeNull()
    await house.clock.advance(1500)
    expect(call.line.closed).toEqual({ reason: 'silent', abrupt: true })
  })

  it('that asks before it says hello is cut', () => {
    const call = house.dial()
    call.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    expect(bye(call)).toEqual(['badTicket'])
  })

  it('that says hello twice is cut', async () => {
    const call = await house.call(made)
    call.say(hello(await house.ticket(made)))
    expect(bye(call)).toEqual(['badMessage'])
  })

  it('that ends while its table is looked for is forgotten', async () => {
    const call = house.dial()
    const ticket = await house.ticket(made)
    call.say(hello(ticket))
    call.caller.gone()
    await house.clock.settle()
    expect(call.line.heard).toEqual([])
    expect(house.house.gateway.lines).toBe(0)
    expect(house.left).toEqual(['closed'])
  })

  it('finds no room when too many are on the line', () => {
    const full = new TestHouse({ maxLines: 1 })
    full.dial()
    expect(() => full.dial()).toThrow('there is no room')
  })
})

describe('what is said', () => {
  it('reaches the table and is answered', async () => {
    const call = await house.call(made)
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await house.clock.settle()
    expect(call.line.all('done')).toEqual([{ type: 'done', id: 1, refusal: null }])
    expect(call.line.all('events').at(-1)?.events).toMatchObject([{ type: 'seatChanged', to: { name: 'Sam' } }])
  })

  it('comes with a bye when it is no message', async () => {
    for (const text of ['', '{}', '{"type":"do"}', 'x'.repeat(2000), '{"type":"resync","x":1}']) {
      const call = await house.call(made)
      call.say(text)
      expect(bye(call)).toEqual(['badMessage'])
      expect(call.line.closed?.reason).toBe('badMessage')
    }
  })

  it('is not heard after the bye', async () => {
    const call = await house.call(made)
    call.say('{}')
    call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await house.clock.settle()
    expect(call.line.all('done')).toEqual([])
  })

  it('is answered with the server’s time where it is a ping', async () => {
    const call = await house.call(made)
    call.say({ type: 'ping', n: 3 })
    expect(call.line.heard.at(-1)).toEqual({ type: 'pong', n: 3, now: house.clock.now() })
  })
})

describe('too many messages', () => {
  const rename = (id: number) => ({ type: 'do', id, request: { type: 'setName', name: `n${id}` } }) as const

  it('are refused past a burst of 20, then let through at 10 a second', async () => {
    const call = await house.call(made)
    for (let id = 1; id <= 25; id++) {
      call.say(rename(id))
      await house.clock.settle()
    }
    const refused = call.line.all('done').filter(({ refusal }) => refusal?.refused === 'tooOften')
    expect(refused.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24, 25])
    await house.clock.advance(800)
    call.say(rename(30))
    await house.clock.settle()
    expect(call.line.all('done').at(-1)).toEqual({ type: 'done', id: 30, refusal: null })
  })

  it('close the line when they do not stop', async () => {
    const call = await house.call(made)
    for (let id = 1; id <= 60; id++) call.say(rename(id))
    expect(call.line.closed).toEqual({ reason: 'tooMany', abrupt: true })
  })

  it('are as many times more as the game is faster', async () => {
    const fast = new TestHouse({ speed: 20 })
    const call = await fast.call(await fast.make())
    for (let n = 0; n < 390; n++) call.say({ type: 'ping', n })
    expect(call.line.closed).toBeNull()
    expect(call.line.all('pong')).toHaveLength(390)
  })
})

describe('a line', () => {
  it('is pinged, and cut 8 s after its last answer', async () => {
    const call = await house.call(made)
    for (let second = 0; second < 20; second++) {
      await house.clock.advance(1000)
      const ping = call.line.all('ping').at(-1)
      if (ping) call.say({ type: 'pong', n: ping.n, seq: 0 })
    }
    expect(call.line.closed).toBeNull()
    expect(call.line.all('ping').length).toBeGreaterThan(5)
    await house.clock.advance(9000)
    expect(call.line.closed).toEqual({ reason: 'silent', abrupt: true })
  })

  it('is cut when more than 256 KB wait for it', async () => {
    const call = await house.call(made)
    call.line.waiting = 256 * 1024
    call.say({ type: 'ping', n: 1 })
    expect(call.line.closed).toBeNull()
    call.line.waiting++
    call.say({ type: 'ping', n: 2 })
    expect(call.line.closed).toEqual({ reason: 'tooSlow', abrupt: true })
  })

  it('is taken over by a second one of the same person', async () => {
    const first = await house.call(made)
    const second = await house.call(made)
    expect(bye(first)).toEqual(['takenOver'])
    expect(first.line.closed).toEqual({ reason: 'takenOver', abrupt: false })
    second.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Sam' } })
    await house.clock.settle()
    expect(second.line.all('done')).toHaveLength(1)
    expect(house.house.gateway.lines).toBe(1)
  })

  it('is told to call again when the server stops', async () => {
    const call = await house.call(made)
    const over = house.house.host.shutdown()
    await house.clock.settle()
    await over
    house.house.gateway.close()
    expect(bye(call)).toEqual(['moved'])
    expect(() => house.dial()).toThrow('there is no room')
  })
})
