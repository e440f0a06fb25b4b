import { describe, expect, it } from 'vitest'
import { networkBot } from '../../src/network/networkBot.ts'
import { networkLobby } from '../../src/network/networkLobby.ts'
import { journalOf } from '../../src/testing/faults/journalOf.ts'
import { Proxy } from './Proxy.ts'
import { after, clientAt, eventually, freshServer } from './support.ts'

const rename = (name: string) => ({ type: 'setName', name }) as const
const SLOW = { timeout: 120_000 }

describe('a line that breaks', () => {
  it('is mended, and what was asked meanwhile is done once', SLOW, async () => {
    const server = await freshServer()
    const own = await networkLobby(server.url).makeTable('Gina')
    const client = clientAt(server.url, own)
    await eventually(() => client.view)
    const answers = []
    for (let n = 0; n < 4; n++) {
      answers.push(client.request(rename(`Name ${n}`)))
      client.drop()
      answers.push(client.request(rename(`Name ${n} again`)))
      await eventually(() => client.view?.seats[0])
    }
    expect(await Promise.all(answers)).toEqual(answers.map(() => null))
    await server.stop('SIGTERM')
    const named = (await journalOf(server.data, own.table)).filter(({ request }) => request?.type === 'setName')
    const first = named[0]?.id ?? 0
    expect(named.map(({ id }) => id)).toEqual(answers.map((_, n) => first + n))
  })

  it('comes back after a reload with the same token and goes on counting', SLOW, async () => {
    const server = await freshServer()
    const own = await networkLobby(server.url).makeTable('Gina')
    const before = clientAt(server.url, own)
    await before.request(rename('Before'))
    before.close()
    const reloaded = clientAt(server.url, own)
    await eventually(() => reloaded.view)
    expect(reloaded.seat).toBe(0)
    expect(reloaded.view?.seats[0]).toMatchObject({ name: 'Before' })
    expect(await reloaded.request(rename('After'))).toBeNull()
    await eventually(() => JSON.stringify(reloaded.view?.seats[0]).includes('After'))
  })

  it('gives way to a second tab', SLOW, async () => {
    const server = await freshServer()
    const own = await networkLobby(server.url).makeTable('Gina')
    const ends: string[] = []
    const first = clientAt(server.url, own, {
      onStatus: (status) => void (status.kind === 'ended' && ends.push(status.reason)),
    })
    await eventually(() => first.view)
    const second = clientAt(server.url, own)
    await eventually(() => ends.length > 0)
    expect(ends).toEqual(['takenOver'])
    expect(await second.request(rename('Second tab'))).toBeNull()
  })

  it('through a network that goes dead is given up by both ends and found again', SLOW, async () => {
    const server = await freshServer()
    const own = await networkLobby(server.url).makeTable('Gina')
    const proxy = await Proxy.open(server.url)
    after(() => proxy.close())
    const lost: number[] = []
    const client = clientAt(proxy.url, own, {
      onStatus: ({ kind }) => void (kind === 'lost' && lost.push(1)),
    })
    await eventually(() => client.view)
    proxy.die()
    const answer = client.request(rename('Into the void'))
    const lines = async () => ((await (await fetch(`${server.url}/healthz`)).json()) as { lines: number }).lines
    let open = 1
    await eventually(() => {
      void lines().then((now) => (open = now))
      return open === 0 && lost.length > 0
    })
    proxy.recover()
    expect(await answer).toBeNull()
  })
})

describe('SIGTERM', () => {
  it('hands a game over to the next process, and players go on by themselves', SLOW, async () => {
    const server = await freshServer('--speed', '20')
    const own = await networkLobby(server.url).makeTable('Gina', { quick: true })
    const client = clientAt(server.url, own, { onView: () => player.look() })
    const player = networkBot(client, { speed: 20, seed: 1 })
    after(() => player.stop())
    await eventually(() => client.view?.phase === 'scramble')
    expect(await server.stop('SIGTERM')).toBe(0)
    const rows = await journalOf(server.data, own.table)
    expect(rows.at(-1)).toMatchObject({ request: { type: 'stopTable' }, events: [{ type: 'frozen', thawAt: null }] })
    await server.start()
    await eventually(() => client.view?.phase === 'ended')
    expect(server.errors).toBe('')
  })
})
