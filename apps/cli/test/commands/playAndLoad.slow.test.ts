import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { networkBot } from '../../src/network/networkBot.ts'
import { networkLobby } from '../../src/network/networkLobby.ts'
import type { LoadReport } from '../../src/load/runLoad.ts'
import { after, clientAt, eventually, freshServer } from '../faults/support.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const SLOW = { timeout: 120_000 }
const jelly = (...args: string[]) => promisify(execFile)(process.execPath, [MAIN, ...args])
const failing = (...args: string[]) =>
  jelly(...args).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
  )

describe('jelly play', () => {
  it('sits players down who finish a whole game, which jelly verify checks', SLOW, async () => {
    const server = await freshServer('--speed', '50')
    const own = await networkLobby(server.url).makeTable('Gina')
    const host = clientAt(server.url, own, { onView: () => player.look() })
    const player = networkBot(host, { speed: 50, seed: 1 })
    after(() => player.stop())
    const played = jelly('play', own.invite.code.toLowerCase(), '--bots', '3', '--url', server.url)
    await eventually(() => host.view?.seats.every((seat) => seat.kind === 'person' && seat.presence === 'here'))
    expect(await host.request({ type: 'startGame' })).toBeNull()
    const { stdout } = await played
    expect(stdout.trim().split('\n').slice(1)).toHaveLength(4)
    expect(stdout).toMatch(/^\s+\d+ {2}Gina/m)
    expect(stdout).toContain('won')

    const checked = await jelly('verify', `${server.url}/api/replays/${host.view?.dice.gameId}`)
    expect(checked.stdout).toMatch(/^VERIFIED/)
  })

  it('says in one sentence why it cannot', SLOW, async () => {
    const server = await freshServer()
    expect(await failing('play', 'ABCDEF', '--url', server.url)).toEqual({
      code: 2,
      stderr: expect.stringContaining('There is no such table.') as string,
    })
    expect(await failing('play', 'ABCDEF', '--url', 'http://127.0.0.1:1')).toMatchObject({ code: 2 })
  })
})

describe('jelly load', () => {
  it('measures a server of its own', SLOW, async () => {
    const { stdout } = await jelly('load', '--tables', '2', '--seconds', '3', '--json')
    const report = JSON.parse(stdout) as LoadReport
    expect(report).toMatchObject({ tables: 2, players: 8, linesLost: 0, sand: { early: 0 } })
    expect(report.acks).toBeGreaterThan(8)
    // Only a lost photo finish is refused: what is refused costs, and is not counted.
    expect(report.refused).toBeLessThan(report.acks / 10)
    expect(report.p50).toBeLessThanOrEqual(report.p99)
    expect(report.server?.memoryMb).toBeGreaterThan(10)
  })

  it('spreads its players over the addresses of several processes', SLOW, async () => {
    const { url } = await freshServer('--tables-per-minute', '600')
    const load = ['load', '--tables', '2', '--seconds', '3', '--json']
    const { stdout } = await jelly(...load, '--lines', 'other', '--url', url, url)
    const report = JSON.parse(stdout) as LoadReport
    expect(report).toMatchObject({ players: 8, linesLost: 0 })
    expect(report.server?.cpuPercents).toHaveLength(2)
  })
})
