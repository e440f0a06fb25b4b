import { describe, expect, it } from 'vitest'
import { RawSocket, runningServer, seatedSocket } from '../support/runningServer.ts'
import { rename, worksFor } from './worksFor.ts'

describe('who may connect', () => {
  it('is a page of ours, or no browser at all', async () => {
    const { url } = await runningServer('--origins', 'https://friend.example')
    for (const origin of [undefined, url, 'https://friend.example']) {
      await new RawSocket(url, origin === undefined ? {} : { origin }).opened
    }
    for (const origin of ['https://evil.example', 'null', `${url}.evil.example`, 'https://friend.example:444']) {
      await expect(new RawSocket(url, { origin }).opened).rejects.toThrow('403')
    }
  })

  it('is nobody at another path', async () => {
    const { url } = await runningServer()
    await expect(new RawSocket(`${url}/elsewhere`).opened).rejects.toThrow('404')
  })
})

describe('a socket', () => {
  it('is closed with a reason after a text that is no message', async () => {
    const server = await runningServer()
    const raw = await seatedSocket(server, await server.make())
    raw.say('{"type":"do","id":1,"request":{"type":"cheat"}}')
    expect(await raw.hears('bye')).toEqual({ type: 'bye', reason: 'badMessage' })
    expect(await raw.closed).toMatchObject({ reason: 'badMessage' })
    await worksFor(server)
  })

  it('is closed after a message in binary, or one of more than 1 KB', async () => {
    const server = await runningServer()
    const made = await server.make()
    const binary = await seatedSocket(server, made)
    binary.socket.send(Buffer.from('{"type":"resync"}'))
    expect(await binary.closed).toMatchObject({ reason: 'badMessage' })
    const long = await seatedSocket(server, made)
    long.say(`{"type":"resync"${' '.repeat(1008)}}`)
    expect((await long.closed).code).toBe(1009)
    await worksFor(server)
  })

  it('is closed when it floods, and the others do not notice', async () => {
    const server = await runningServer()
    const flooder = await seatedSocket(server, await server.make())
    for (let n = 0; n < 2000; n++) flooder.say({ type: 'ping', n })
    await flooder.closed
    expect(flooder.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(100)
    await worksFor(server)
  })

  it('is pinged by frames of WebSocket too, each with the number of a ping of the table', async () => {
    const server = await runningServer()
    const raw = await seatedSocket(server, await server.make())
    const framed = new Promise<number>((resolve) => raw.socket.on('ping', (n) => resolve(Number(n.toString()))))
    const n = await framed
    expect(raw.heard).toContainEqual(expect.objectContaining({ type: 'ping', n }))
  })

  it.each(['ping', 'pong'] as const)('is closed when it floods with %s frames of WebSocket', async (kind) => {
    const server = await runningServer()
    const flooder = await seatedSocket(server, await server.make())
    for (let n = 0; n < 2000; n++) flooder.socket[kind]()
    await flooder.closed
    await worksFor(server)
  })

  it('that takes over ends the other one', async () => {
    const server = await runningServer()
    const made = await server.make()
    const first = await seatedSocket(server, made)
    const second = await seatedSocket(server, made)
    expect(await first.closed).toMatchObject({ reason: 'takenOver' })
    second.say(rename(1))
    expect(await second.hears('done')).toMatchObject({ refusal: null })
  })
})

describe('a server that stops', () => {
  it('tells everybody to come back, and its successor knows them', async () => {
    const server = await runningServer()
    const raw = await seatedSocket(server, await server.make())
    await server.server.close()
    expect(await raw.hears('bye')).toEqual({ type: 'bye', reason: 'moved' })
    expect(await raw.closed).toMatchObject({ reason: 'moved' })
  })
})
