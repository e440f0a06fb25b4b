import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { networkLobby } from '../../src/network/networkLobby.ts'

/** Answers every question with a ticket of its name, or breaks it off. */
async function process(name: string | null): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_, response) => {
    if (name === null) response.destroy()
    else response.end(JSON.stringify({ ticket: name }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const KEY = { table: 't', token: 's' }

it('asks the next address where nobody listens any more, and sockets go there too', async () => {
  const [one, two] = [await process('one'), await process('two')]
  const lobby = networkLobby([one.url, two.url])
  expect(await lobby.ticket(KEY)).toBe('one')
  one.server.closeAllConnections()
  one.server.close()
  await once(one.server, 'close')
  expect(await lobby.ticket(KEY)).toBe('two')
  expect(lobby.socketAddress).toBe(`${two.url.replace('http', 'ws')}/socket`)
})

it('goes round the addresses where it is asked to, and sockets go where the last question was answered', async () => {
  const [one, two] = [await process('one'), await process('two')]
  const lobby = networkLobby([one.url, two.url], 0, 'goesRound')
  expect([await lobby.ticket(KEY), await lobby.ticket(KEY), await lobby.ticket(KEY)]).toEqual(['two', 'one', 'two'])
  expect(lobby.socketAddress).toBe(`${two.url.replace('http', 'ws')}/socket`)
})

it('does not say twice what may have been heard', async () => {
  const [one, two] = [await process(null), await process('two')]
  const lobby = networkLobby([one.url, two.url])
  await expect(lobby.ticket(KEY)).rejects.toMatchObject({ code: 'unreachable' })
  expect(await lobby.ticket(KEY)).toBe('two')
})
