import { WebSocket } from 'ws'
import type { LobbyApi } from '@jelly/client'

/** A socket that was welcomed at a table of its own. */
async function seated(lobby: LobbyApi): Promise<WebSocket> {
  const ticket = await lobby.ticket(await lobby.makeTable('Nuisance'))
  const socket = new WebSocket(lobby.socketAddress)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', protocol: 3, ticket }))
  await new Promise((resolve) => socket.once('message', resolve))
  return socket
}

const linesCut = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/jelly_lines_left_total\{reason="silent"\} (\d+)/.exec(text)?.[1] ?? 0)
}

/** So many that stop reading; resolves with the milliseconds until the server has cut the last of them. */
export async function stoppedReaders(lobby: LobbyApi, url: string, count: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: count }, () => seated(lobby)))
  const before = await linesCut(url)
  const start = performance.now()
  for (const socket of sockets) socket.pause()
  while ((await linesCut(url)) < before + count) await new Promise((resolve) => setTimeout(resolve, 250))
  const took = performance.now() - start
  for (const socket of sockets) socket.terminate()
  return took
}

/** Sends as fast as it can; resolves with the milliseconds until it is cut. */
export async function flooder(lobby: LobbyApi): Promise<number> {
  const socket = await seated(lobby)
  const start = performance.now()
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - start)))
  for (let n = 0; n < 2000 && socket.readyState === WebSocket.OPEN; n++) socket.send(`{"type":"ping","n":${n}}`)
  return closed
}
