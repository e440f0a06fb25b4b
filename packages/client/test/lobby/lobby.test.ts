import { expect, test } from 'vitest'
import { type Fetch, LobbyApi } from '../../src/index.ts'

const answering = (status: number, body: unknown) => {
  const asked: unknown[] = []
  const fetch: Fetch = (address, { method, body: sent }) => {
    asked.push([method, address, sent === undefined ? null : JSON.parse(sent)])
    const json = () => (body === undefined ? Promise.reject(new Error('no JSON')) : Promise.resolve(body))
    return Promise.resolve({ ok: status < 400, status, json })
  }
  return { lobby: new LobbyApi('https://jelly.example/', fetch), asked }
}

test('it asks at the server’s address and knows where its socket is', async () => {
  const { lobby, asked } = answering(200, { ticket: 'T' })
  expect(await lobby.ticket({ table: 't', token: 's' })).toBe('T')
  await lobby.join('Ann', { code: 'ABCDEF', watch: true })
  await lobby.changeEdition({ table: 't', token: 's' }, { name: 'Ours' })
  await lobby.replay('a/b')
  expect(asked).toEqual([
    ['POST', 'https://jelly.example/api/ticket', { table: 't', token: 's' }],
    ['POST', 'https://jelly.example/api/join', { name: 'Ann', code: 'ABCDEF', watch: true }],
    ['POST', 'https://jelly.example/api/edition', { table: 't', token: 's', edition: { name: 'Ours' } }],
    ['GET', 'https://jelly.example/api/replays/a%2Fb', null],
  ])
  expect(lobby.socketAddress).toBe('wss://jelly.example/socket')
})

test('a problem has its code, and says whether it passes', async () => {
  const problem = { error: 'noSuchTable', message: 'There is no such table.' }
  await expect(answering(404, problem).lobby.info()).rejects.toMatchObject({
    code: 'noSuchTable',
    message: problem.message,
    isPassing: false,
  })
  await expect(answering(503, { error: 'closing' }).lobby.info()).rejects.toMatchObject({
    code: 'closing',
    isPassing: true,
  })
  await expect(answering(502, undefined).lobby.info()).rejects.toMatchObject({ code: 'unreachable', isPassing: true })
  // A proxy that finds nothing behind it, in words of its own.
  await expect(answering(404, undefined).lobby.info()).rejects.toMatchObject({ code: 'unreachable', isPassing: true })
  await expect(answering(200, undefined).lobby.info()).rejects.toMatchObject({ code: 'unreachable' })
  const lobby = new LobbyApi('', () => Promise.reject(new TypeError('fetch failed')))
  await expect(lobby.info()).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})
