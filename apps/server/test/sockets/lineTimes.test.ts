import { describe, expect, it } from 'vitest'
import { doFramesTell, LineTimes } from '../../src/sockets/LineTimes.ts'
import { type Call, TestServer } from '../../src/testing/TestServer.ts'

/** A line whose page answers after the first time, and whose WebSocket after the second. */
function line(page: number, frames: number): LineTimes {
  const times = new LineTimes()
  for (let n = 1; n <= 3; n++) {
    times.pinged(n, n * 1000)
    times.pageAnswered(n, n * 1000 + page)
    times.frameAnswered(n, n * 1000 + frames)
  }
  return times
}

describe('frames of the WebSocket', () => {
  it('tell something where one line is as fast by its page', () => {
    expect(doFramesTell([])).toBe(true)
    expect(doFramesTell([line(300, 2), line(22, 20)])).toBe(true)
    expect(doFramesTell([line(300, 2)])).toBe(true)
    expect(doFramesTell([new LineTimes(), line(320, 300)])).toBe(true)
  })

  it('tell nothing where they are far faster on every line: a proxy answers them', () => {
    expect(doFramesTell([line(300, 1), line(40, 1)])).toBe(false)
    expect(doFramesTell([line(300, 1), line(40, 1), new LineTimes()])).toBe(false)
  })

  it('that nobody asked for are no round trips', () => {
    const times = line(40, 20)
    expect([times.frameAnswered(99, 5000), times.frameAnswered(1, 5000)]).toEqual([null, null])
  })
})

describe('a gateway', () => {
  const answer = (server: TestServer, call: Call, page: number, frames: number) => {
    const { socket, connection } = call
    for (const n of socket.pings.splice(0)) {
      server.clock.wakeAt(server.clock.now() + frames, () => connection.ponged(n, server.clock.now()))
      server.clock.wakeAt(server.clock.now() + page, () => call.say({ type: 'pong', n, seq: 0 }))
    }
  }

  it('logs once that a proxy answers for the pages, and once that it does not any more', async () => {
    const warned: string[] = []
    const log = {
      info: () => undefined,
      warn: (_: object, text: string) => void warned.push(text),
      error: () => undefined,
    }
    const server = new TestServer({ log })
    const calls = await Promise.all([server.make(), server.make()].map(async (made) => server.call(await made)))
    for (let step = 0; step < 30; step++) {
      for (const call of calls) answer(server, call, 90, 1)
      await server.clock.advance(100)
    }
    const third = await server.call(await server.make())
    for (let step = 0; step < 30; step++) {
      answer(server, third, 12, 10)
      for (const call of calls) answer(server, call, 90, 1)
      await server.clock.advance(100)
    }
    expect(warned).toEqual([expect.stringContaining('are ignored'), expect.stringContaining('are believed again')])
  })
})
