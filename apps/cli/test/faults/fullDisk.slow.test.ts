import { describe, expect, it } from 'vitest'
import { networkLobby } from '../../src/network/networkLobby.ts'
import { fullDisksUnderPlay } from '../../src/testing/faults/faultsUnderPlay.ts'
import { journalOf } from '../../src/testing/faults/journalOf.ts'
import { clientAt, eventually, freshServer } from './support.ts'

const rename = (n: number) => ({ type: 'setName', name: `Name ${n}` }) as const
const SLOW = { timeout: 240_000 }

describe('a full disk', () => {
  it('is no reason to promise anything, nor to end anything', SLOW, async () => {
    const server = await freshServer('--speed', '100')
    const lobby = networkLobby(server.url)
    const own = await lobby.makeTable('Gina')
    const told: number[] = []
    const seen: string[] = []
    const client = clientAt(server.url, own, {
      onDone: ({ id, refusal }) => void (refusal === null && told.push(id)),
      onStatus: ({ kind }) => void seen.push(kind),
    })
    for (let n = 0; n < 20; n++) expect(await client.request(rename(n))).toBeNull()
    server.fillDisk()
    const waiting = client.request(rename(20))
    await eventually(() => seen.includes('lost'))
    await expect(lobby.ticket(own)).rejects.toMatchObject({ code: 'storeFailed' })
    await expect(lobby.makeTable('Sam')).rejects.toMatchObject({ code: 'storeFailed' })
    await eventually(async () => !(await server.isHealthy()))
    server.freeDisk()
    expect(await waiting).toBeNull()
    await eventually(() => server.isHealthy())
    expect(seen).not.toContain('ended')
    await server.stop('SIGTERM')
    const written = new Set((await journalOf(server.data, own.table)).map(({ id }) => id))
    expect(told.filter((id) => !written.has(id))).toEqual([])
    expect(told).toHaveLength(21)
  })

  it('that comes and goes while people play loses, doubles and bends nothing', SLOW, async () => {
    const report = await fullDisksUnderPlay({ faults: 4, tables: 2, between: 800, seed: 2 })
    expect(report.contradictions).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(50)
  })
})

describe('--max-data-mb', () => {
  it('refuses new tables with a sentence, and those that are open go on', SLOW, async () => {
    const server = await freshServer('--max-data-mb', '0.3', '--speed', '100', '--tables-per-minute', '1000')
    const lobby = networkLobby(server.url)
    const own = await lobby.makeTable('Gina')
    const client = clientAt(server.url, own)
    let refused: unknown = null
    for (let n = 0; refused === null && n < 3000; n++) {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, k) => client.request(rename(6 * n + k))))
      expect(answers).toEqual(answers.map(() => null))
      refused = await lobby.makeTable('Sam').then(
        () => null,
        (error: unknown) => error,
      )
    }
    expect(refused).toMatchObject({ code: 'dataFull', status: 503 })
    expect(await client.request(rename(0))).toBeNull()
    expect(await lobby.join('Tom', { code: own.invite.code })).toMatchObject({ seat: 1 })
    expect(await server.isHealthy()).toBe(true)
  })
})
