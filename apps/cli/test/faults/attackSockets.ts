import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Randomness, seededRandomness } from '@jelly/rules'
import { WebSocket } from 'ws'
import { hostileText } from '../../../server/test/hostile/hostileTexts.ts'
import { LobbyApi, type Place } from '../../src/client/lobbyApi.ts'
import { journalOf } from './journalOf.ts'
import { ServerProcess } from './ServerProcess.ts'

const ATTACKERS = 25
/** So many messages in one go, then it looks whether it is still let. */
const VOLLEY = 20

export interface SocketAttack {
  readonly sent: number
  readonly changes: number
  readonly crashes: number
  readonly errors: string
}

/** Hostile messages over real sockets at a real process; its table is left by its people, so nothing else changes it. */
export async function attackSockets(messages: number, seed: number): Promise<SocketAttack> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-hostile-'))
  const server = await ServerProcess.start(data, ['--speed', '1000'])
  const lobby = new LobbyApi(server.url)
  const table = await lobby.makeTable('Gina')
  const before = server.pid
  const random = seededRandomness(seed)
  let sent = 0
  const attack = async () => {
    const place = await lobby.watch('Mallory', table.table, table.invite.secret)
    while (sent < messages) sent += await volley(lobby, place, random)
  }
  await Promise.all(Array.from({ length: ATTACKERS }, attack))
  const isAlive = (await fetch(`${server.url}/healthz`)).ok && server.pid === before
  await server.stop('SIGTERM')
  const rows = await journalOf(data, table.table)
  rmSync(data, { recursive: true })
  const changes = rows.filter(({ request }) => !EXPECTED.has(request?.type ?? '')).length
  return { sent, changes, crashes: isAlive ? 0 : 1, errors: server.errors }
}

const EXPECTED = new Set(['openTable', 'takeSeat', 'stopTable'])

/** The attackers watch: most hold a good ticket, none a seat. */
async function volley(lobby: LobbyApi, place: Place, random: Randomness): Promise<number> {
  const socket = new WebSocket(lobby.socketUrl)
  socket.on('error', () => undefined)
  if (!(await isOpened(socket))) return 0
  if (random(4) > 0) socket.send(await hello(lobby, place))
  let sent = 0
  while (sent < VOLLEY && socket.readyState === WebSocket.OPEN) {
    socket.send(hostileText(random))
    sent++
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  socket.terminate()
  return sent
}

const hello = async (lobby: LobbyApi, place: Place): Promise<string> =>
  JSON.stringify({ type: 'hello', protocol: 1, ticket: await lobby.ticket(place) })

const isOpened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
