import { expect, it } from 'vitest'
import { networkLobby } from '../../src/network/networkLobby.ts'
import { journalOf } from './journalOf.ts'
import { ServerProcess } from './ServerProcess.ts'
import { after, clientAt, freshServer } from './support.ts'

const healthOf = async (url: string) => {
  const response = await fetch(`${url}/healthz`)
  return [response.status, await response.json()]
}

const rename = (n: number) => ({ type: 'setName', name: `Name ${n}` }) as const

it('promises nothing on a full disk, and has kept every promise', { timeout: 120_000 }, async () => {
  const server = await freshServer('--max-data-mb', '0.2', '--speed', '100')
  const lobby = networkLobby(server.url)
  const own = await lobby.makeTable('Gina')
  const told: number[] = []
  const broken = Promise.withResolvers<'broken'>()
  const client = clientAt(server.url, own, {
    onDone: ({ id, refusal }) => void (refusal === null && told.push(id)),
    onStatus: ({ kind }) => void (kind === 'lost' && broken.resolve('broken')),
  })
  let answer: unknown = null
  for (let n = 0; answer === null && n < 5000; n++) {
    answer = await Promise.race([client.request(rename(n)), broken.promise])
  }
  expect(answer).toBe('broken')
  expect(told.length).toBeGreaterThan(50)
  await expect(lobby.ticket(own)).rejects.toMatchObject({ code: 'storeFailed' })
  // The last page may have room for one more.
  const makeTables = async () => {
    for (let n = 0; n < 10; n++) await lobby.makeTable('Sam')
  }
  await expect(makeTables()).rejects.toMatchObject({ code: 'storeFailed' })
  expect(await healthOf(server.url)).toMatchObject([503, { ok: false }])
  await server.stop('SIGKILL')
  client.close()

  const written = new Set((await journalOf(server.data, own.table)).map(({ id }) => id))
  expect(told.filter((id) => !written.has(id))).toEqual([])
  const roomier = await ServerProcess.start(server.data)
  after(() => roomier.stop('SIGKILL'))
  expect(await clientAt(roomier.url, own).request(rename(0))).toBeNull()
})
