import { describe, expect, it, vi } from 'vitest'
import { type Running, runningServer, seatedSocket } from '../support/runningServer.ts'
import { worksFor } from './worksFor.ts'

const linesOf = async (server: Running) => ((await (await server.fetch('/healthz')).json()) as { lines: number }).lines

describe('a reader that stops', () => {
  it('is cut after 8 s without an answer to a ping', { timeout: 60_000 }, async () => {
    const server = await runningServer()
    const made = await server.make()
    const stuck = await seatedSocket(server, made, false)
    stuck.socket.pause()
    await worksFor(server)
    await vi.waitFor(async () => expect(await linesOf(server)).toBe(1), { timeout: 40_000, interval: 200 })
    stuck.socket.resume()
    expect(await stuck.closed).toMatchObject({ reason: 'silent' })
    expect(await stuck.hears('bye')).toEqual({ type: 'bye', reason: 'silent' })
  })
})
