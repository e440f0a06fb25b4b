import { type Randomness, seededRandomness } from '@jelly/rules'
import { type JournalRow, rebuildRecord } from '@jelly/table'
import { type Call, type Made, TestServer } from './TestServer.ts'
import { hostileText } from './hostileTexts.ts'

const ROUTES = ['tables', 'join', 'ticket', 'invite', 'edition', 'replays/x', 'info', '../healthz']

export interface AttackReport {
  /** How the table stood under attack. */
  readonly frozen: boolean
  /** Rows of the journal that the attack brought about. */
  readonly changes: readonly JournalRow[]
  /** Answers that no attacker should get. */
  readonly leaks: readonly string[]
}

/** Sends hostile messages at a server in which a game is under way, and looks what came of them. */
export async function attackServer(messages: number, seed: number): Promise<AttackReport> {
  const random = seededRandomness(seed)
  const server = new TestServer({ speed: 20, maxConnections: 10_000 })
  const made = await tableInGame(server)
  const watcher = await server.post<Made>('/api/join', {
    name: 'Mallory',
    table: made.table,
    secret: made.invite.secret,
    watch: true,
  })
  const rows = await server.store.rows(made.table)
  const leaks: string[] = []
  let call = await server.call(watcher)
  for (let sent = 0; sent < messages; sent++) {
    if (call.connection.hasEnded) call = await nextCall(server, watcher, random)
    call.say(hostileText(random))
    if (sent % 50 === 0) leaks.push(...(await askRudely(server, random)))
    if (sent % 500 === 0) await server.clock.advance(100)
    for (const message of call.socket.heard.splice(0)) {
      if (message.type === 'done' && message.refusal === null) leaks.push(JSON.stringify(message))
    }
  }
  await server.clock.settle()
  const changes = (await server.store.rows(made.table)).slice(rows.length)
  return { frozen: rebuildRecord(rows).state.frozen !== null, changes, leaks }
}

/** Frozen, so that whatever changes was changed by the attack. */
async function tableInGame(server: TestServer): Promise<Made> {
  const made = await server.make({ settings: { players: 3, briefing: false, whenAway: 'idle', flipAfterStart: 1800 } })
  const others = []
  for (const name of ['Sam', 'Zoe']) others.push(await server.post<Made>('/api/join', { name, code: made.invite.code }))
  const calls = await Promise.all([made, ...others].map((place) => server.call({ ...place, table: made.table })))
  calls[0]?.say({ type: 'do', id: 1, request: { type: 'startGame' } })
  await server.clock.advance(2500)
  for (const { connection } of calls) connection.closed()
  await server.clock.advance(70_000)
  return made
}

/** Most attackers have a ticket; some have not even that. */
async function nextCall(server: TestServer, watcher: Made, random: Randomness): Promise<Call> {
  return random(4) === 0 ? server.dial() : server.call(watcher)
}

async function askRudely(server: TestServer, random: Randomness): Promise<string[]> {
  const route = `/api/${ROUTES[random(ROUTES.length)]}`
  const { status } = await server.ask(random(4) === 0 ? 'PUT' : 'POST', route, hostileText(random))
  return status >= 400 && status < 500 ? [] : [`${route} answered ${status}`]
}
