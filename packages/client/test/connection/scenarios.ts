import { expect } from 'vitest'
import { BYE_REASONS } from '@jelly/table'
import { type ConnectionStep, isFinal, LobbyError } from '../../src/index.ts'
import { ScriptedPorts } from '../support/ScriptedPorts.ts'

const HOUR = 3_600_000

/** What holds for every connection; each is told which steps to run, so that planted mistakes can be run too. */
export const SCENARIOS: Readonly<Record<string, (step?: ConnectionStep) => Promise<void>>> = {
  async 'asks for a ticket, opens a socket, says hello, is welcomed'(step) {
    const ports = new ScriptedPorts()
    const connection = ports.connect(step)
    expect(connection.state.kind).toBe('askingForTicket')
    await ports.giveTicket()
    expect(connection.state.kind).toBe('opening')
    expect(ports.socket.said).toEqual([])
    ports.socket.listener.opened()
    expect(ports.socket.said).toEqual([{ type: 'hello', protocol: 3, ticket: 'ticket 0' }])
    ports.socket.welcome()
    expect(ports.statuses).toEqual([{ kind: 'open' }])
    expect(ports.heard.map(({ type }) => type)).toEqual(['welcome'])
  },

  async 'goes to the process that its ticket names, where it names one'(step) {
    const ports = new ScriptedPorts()
    ports.connect(step)
    await ports.giveTicket(0, 'secret.table.n1.example')
    ports.socket.listener.closed()
    await ports.clock.advance(1000)
    await ports.giveTicket(1, 'secret.table')
    expect(ports.nodes).toEqual(['n1.example', null])
  },

  async 'not understood again and again, it waits longer each time and then asks for a new page'(step) {
    const ports = new ScriptedPorts()
    const connection = await ports.open(step)
    const waits: number[] = []
    for (let n = 0; n < 5; n++) {
      ports.socket.tell({ type: 'bye', reason: 'badMessage' })
      const [asked, from] = [ports.tickets.length, ports.clock.now()]
      for (let k = 0; k < 200 && ports.tickets.length === asked; k++) await ports.clock.advance(50)
      waits.push(ports.clock.now() - from)
      await ports.arrive()
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000])
    ports.socket.tell({ type: 'bye', reason: 'badMessage' })
    expect(connection.state).toEqual({ kind: 'ended', reason: 'oldProtocol' })
  },

  async 'not understood once in a while, it comes back at once'(step) {
    const ports = new ScriptedPorts()
    const connection = await ports.open(step)
    for (let n = 0; n < 10; n++) {
      ports.socket.tell({ type: 'bye', reason: 'badMessage' })
      await ports.clock.advance(250)
      await ports.arrive()
      for (let second = 0; second < 61; second++) {
        ports.socket.tell({ type: 'ping', n: 1, now: 0 })
        await ports.clock.advance(1000)
      }
    }
    expect(connection.state.kind).toBe('open')
  },

  async 'closed while a ticket is awaited, it opens no socket'(step) {
    const ports = new ScriptedPorts()
    ports.connect(step).close()
    await ports.giveTicket()
    await ports.clock.advance(HOUR)
    expect(ports.sockets).toEqual([])
    expect(ports.tickets).toHaveLength(1)
  },

  async 'closed while its socket opens, it closes it and says nothing on it'(step) {
    const ports = new ScriptedPorts()
    const connection = ports.connect(step)
    await ports.giveTicket()
    connection.close()
    ports.socket.listener.opened()
    ports.socket.welcome()
    expect(ports).toMatchObject({ openSockets: 0, statuses: [], heard: [] })
    expect(ports.socket.said).toEqual([])
  },

  async 'closed while it is open or lost, it does not come back'(step) {
    for (const isLost of [false, true]) {
      const ports = new ScriptedPorts()
      const connection = await ports.open(step)
      if (isLost) ports.socket.listener.closed()
      connection.close()
      ports.socket.listener.closed()
      connection.check()
      await ports.clock.advance(HOUR)
      expect(ports.tickets).toHaveLength(1)
      expect(ports.openSockets).toBe(0)
    }
  },

  async 'two signs of life make one attempt'(step) {
    const ports = new ScriptedPorts()
    const connection = await ports.open(step)
    ports.socket.listener.closed()
    connection.check()
    connection.check()
    expect(ports.tickets).toHaveLength(2)
    await ports.giveTicket(1)
    connection.check()
    ports.socket.listener.opened()
    connection.check()
    ports.socket.welcome()
    expect(ports.tickets).toHaveLength(2)
    expect(ports.sockets).toHaveLength(2)
    expect(ports.status).toEqual({ kind: 'open' })
  },

  async 'a bye that is final ends it'(step) {
    for (const reason of BYE_REASONS.filter(isFinal)) {
      const ports = new ScriptedPorts()
      const connection = await ports.open(step)
      ports.socket.tell({ type: 'bye', reason })
      ports.socket.listener.closed()
      connection.check()
      await ports.clock.advance(HOUR)
      expect(ports.status).toEqual({ kind: 'ended', reason })
      expect(ports.tickets).toHaveLength(1)
      expect(ports.openSockets).toBe(0)
    }
  },

  async 'after any other bye it comes back with a new ticket'(step) {
    for (const reason of BYE_REASONS.filter((one) => !isFinal(one))) {
      const ports = new ScriptedPorts()
      await ports.open(step)
      ports.socket.tell({ type: 'bye', reason })
      await ports.clock.advance(1000)
      await ports.arrive()
      expect(ports.status).toEqual({ kind: 'open' })
      expect(ports.openSockets).toBe(1)
      expect(ports.tickets).toHaveLength(2)
    }
  },

  async 'a ticket that comes too late is dropped'(step) {
    const ports = new ScriptedPorts()
    ports.connect(step)
    await ports.clock.advance(9000)
    expect(ports.tickets).toHaveLength(2)
    await ports.giveTicket(0)
    expect(ports.sockets).toEqual([])
    await ports.arrive()
    expect(ports.sockets).toHaveLength(1)
    expect(ports.status).toEqual({ kind: 'open' })
  },

  async 'a socket that does not open, or a table that does not welcome, is given up'(step) {
    for (const opens of [false, true]) {
      const ports = new ScriptedPorts()
      ports.connect(step)
      await ports.giveTicket()
      const [first] = ports.sockets
      if (opens) first?.listener.opened()
      await ports.clock.advance(8000)
      expect(first?.isClosed).toBe(true)
      expect(ports.status).toMatchObject({ kind: 'lost', attempts: 1 })
      await ports.clock.advance(250)
      await ports.arrive()
      first?.welcome()
      first?.listener.closed()
      expect(ports.status).toEqual({ kind: 'open' })
      expect(ports.openSockets).toBe(1)
      expect(ports.heard).toHaveLength(1)
    }
  },

  async 'silence ends a socket, a word puts it off'(step) {
    const ports = new ScriptedPorts()
    await ports.open(step)
    for (let n = 0; n < 10; n++) {
      await ports.clock.advance(8999)
      ports.socket.tell({ type: 'ping', n, now: 0 })
    }
    expect(ports.socket.isClosed).toBe(false)
    await ports.clock.advance(9000)
    expect(ports.sockets[0]?.isClosed).toBe(true)
    expect(ports.status?.kind).toBe('lost')
  },

  async 'after a sign of life an open connection has to say something soon'(step) {
    for (const answers of [false, true]) {
      const ports = new ScriptedPorts()
      const connection = await ports.open(step)
      connection.check()
      if (answers) ports.socket.tell({ type: 'pong', n: 1, now: 0 })
      await ports.clock.advance(2500)
      expect(ports.sockets[0]?.isClosed).toBe(!answers)
    }
  },

  async 'a ticket that is refused for good ends it, any other failure does not'(step) {
    const cases = [
      [new LobbyError('noSuchTable', 404, ''), { kind: 'ended', reason: 'noSuchTable' }],
      [new LobbyError('notAllowed', 403, ''), { kind: 'ended', reason: 'notAllowed' }],
      [new LobbyError('closing', 503, ''), { kind: 'lost' }],
      [new LobbyError('tooOften', 429, ''), { kind: 'lost' }],
      [new Error('no network'), { kind: 'lost' }],
    ] as const
    for (const [error, status] of cases) {
      const ports = new ScriptedPorts()
      ports.connect(step)
      ports.tickets[0]?.refuse(error)
      await ports.clock.settle()
      expect(ports.status).toMatchObject(status)
      await ports.clock.advance(1000)
      expect(ports.tickets).toHaveLength(status.kind === 'ended' ? 1 : 2)
    }
  },

  async 'it waits longer after each failure, and starts anew once it was open'(step) {
    const ports = new ScriptedPorts()
    const connection = await ports.open(step)
    const waits: number[] = []
    ports.socket.listener.closed()
    for (let n = 0; n < 24; n++) {
      const before = ports.clock.now()
      await ports.clock.advanceUntil(() => connection.state.kind === 'askingForTicket')
      waits.push(ports.clock.now() - before)
      ports.tickets.at(-1)?.refuse(new Error('no network'))
      await ports.clock.settle()
    }
    // Half a minute after it was lost the waits are long.
    const often = Array.from({ length: 19 }, () => 1500)
    expect(waits).toEqual([250, 500, 1000, ...often, 8000, 8000])
    connection.check()
    await ports.arrive()
    ports.socket.listener.closed()
    expect(ports.status).toMatchObject({ kind: 'lost', attempts: 1 })
    await ports.clock.advance(250)
    expect(connection.state.kind).toBe('askingForTicket')
  },

  async 'it sends only while it is open, and on its one socket'(step) {
    const ports = new ScriptedPorts()
    const connection = ports.connect(step)
    connection.send({ type: 'resync' })
    await ports.arrive()
    connection.send({ type: 'resync' })
    const [first] = ports.sockets
    first?.listener.closed()
    connection.send({ type: 'resync' })
    connection.check()
    await ports.arrive()
    connection.send({ type: 'resync' })
    expect(ports.sockets.map(({ said }) => said.map(({ type }) => type))).toEqual([
      ['hello', 'resync'],
      ['hello', 'resync'],
    ])
  },
}
