import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LobbyApi, SeatKey, TableClient } from '@jelly/client'
import type { MadeTable } from '@jelly/protocol'
import { type Randomness, seededRandomness } from '@jelly/rules'
import { WebSocket } from 'ws'
import { hostileText } from '@jelly/server/testing'
import { NetworkClient } from '../../network/NetworkClient.ts'
import { networkLobby } from '../../network/networkLobby.ts'
import { journalOf } from './journalOf.ts'
import { ServerProcess } from './ServerProcess.ts'

const ATTACKERS = 25
const VOLLEY = 20
/** So many messages in one go, then it looks whether it is still let: those after a bad one must come to nothing too. */
const BURST = 5

export interface SocketAttack {
  readonly sent: number
  readonly changes: number
  readonly crashes: number
  readonly errors: string
}

/** Hostile messages over real sockets at a real process, while three people sit over a round and do nothing. */
export async function attackSockets(messages: number, seed: number): Promise<SocketAttack> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-hostile-'))
  const server = await ServerProcess.start(data, [])
  const lobby = networkLobby(server.url)
  const { table, people } = await idleGame(lobby)
  const before = server.pid
  const random = seededRandomness(seed)
  let sent = 0
  const attack = async () => {
    const place = await lobby.join('Mallory', { table: table.table, secret: table.invite.secret, watch: true })
    while (sent < messages) sent += await volley(lobby, place, random)
  }
  await Promise.all(Array.from({ length: ATTACKERS }, attack))
  const isAlive = (await fetch(`${server.url}/healthz`)).ok && server.pid === before
  for (const person of people) person.close()
  await server.stop('SIGTERM')
  const rows = await journalOf(data, table.table)
  rmSync(data, { recursive: true })
  const asked = rows.filter(({ id, request }) => id !== null && request?.type !== 'giveSeed')
  return { sent, changes: asked.length - 1, crashes: isAlive ? 0 : 1, errors: server.errors }
}

/** All that these three ever ask for is their seeds and, once, the start. */
async function idleGame(lobby: LobbyApi): Promise<{ table: MadeTable; people: readonly TableClient[] }> {
  const table = await lobby.makeTable('Gina', { settings: { players: 3, briefing: false, flipAfterStart: 1800 } })
  const guests = await Promise.all(['Sam', 'Zoe'].map((name) => lobby.join(name, { code: table.invite.code })))
  const people = [table, ...guests].map((place) => new NetworkClient(lobby, place))
  for (const person of people) {
    const refused = await person.request({ type: 'giveSeed', seed: 'abcdef' })
    if (refused !== null) throw new Error(`a seed was refused: ${refused.refused}`)
  }
  await people[0]?.request({ type: 'startGame' })
  while (people[0]?.view?.phase !== 'scramble') await sleep(20)
  return { table, people }
}

/** The attackers watch: most hold a good ticket, none a seat. */
async function volley(lobby: LobbyApi, place: SeatKey, random: Randomness): Promise<number> {
  const socket = new WebSocket(lobby.socketAddress)
  socket.on('error', () => undefined)
  if (!(await isOpened(socket))) return 0
  if (random(4) > 0) socket.send(await hello(lobby, place))
  let sent = 0
  while (sent < VOLLEY && socket.readyState === WebSocket.OPEN) {
    for (let n = 0; n < BURST; n++) socket.send(hostileText(random))
    sent += BURST
    await sleep(1)
  }
  socket.terminate()
  return sent
}

const hello = async (lobby: LobbyApi, place: SeatKey): Promise<string> =>
  JSON.stringify({ type: 'hello', protocol: 3, ticket: await lobby.ticket(place) })

const isOpened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
