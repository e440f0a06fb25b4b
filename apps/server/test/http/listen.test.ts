import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../src/http/httpApp.ts'
import { listen, type ListenOptions } from '../../src/http/listen.ts'

const open: { server?: Server; sockets: Socket[] } = { sockets: [] }
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  open.server?.closeAllConnections()
  open.server?.close()
})

const QUICK = { headersWithin: 50, requestWithin: 100, checkEvery: 20 }

async function serverWith(options: Partial<ListenOptions>): Promise<() => Promise<Socket>> {
  const app: HttpApp = new Hono()
  app.post('/', async (c) => c.text(await c.req.text()))
  app.get('/', (c) => c.text('hello'))
  app.onError((_, c) => c.text('broken off', 400))
  open.server = await listen(app, '127.0.0.1', 0, options)
  const { port } = open.server.address() as AddressInfo
  return async () => {
    const socket = connect(port, '127.0.0.1')
    open.sockets.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
}

const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

describe('a request that never ends', () => {
  it.each([
    ['says nothing', ''],
    ['has half a head', 'POST / HTTP/1.1\r\nHost: x\r\n'],
    ['has half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc'],
  ])('is cut: one that %s', async (_, text) => {
    const dial = await serverWith(QUICK)
    const socket = await dial()
    socket.resume()
    socket.write(text)
    await once(socket, 'close')
  })
})

describe('one address', () => {
  it('may hold only so many connections', async () => {
    const dial = await serverWith({ perAddress: 2, isExempt: () => false })
    const [first] = [await dial(), await dial()]
    const third = await dial()
    await once(third, 'close')
    first?.end()
    await once(first ?? third, 'close')
    const fourth = await dial()
    fourth.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await answerOf(fourth)).toContain('200 OK')
  })

  it('may hold as many as it likes if it is this machine, or a proxy of ours', async () => {
    const dial = await serverWith({ perAddress: 1, isExempt: () => true })
    const [, second] = [await dial(), await dial()]
    second.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await answerOf(second)).toContain('200 OK')
  })
})
