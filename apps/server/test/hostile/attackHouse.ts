import { type Randomness, seededRandomness } from '@jelly/rules'
import { type JournalRow, rebuildRecord } from '@jelly/table'
import { type Call, type Made, TestHouse } from '../support/testHouse.ts'
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

/** Sends hostile messages at a house in which a game is under way, and looks what came of them. */
export async function attackHouse(messages: number, seed: number): Promise<AttackReport> {
  const random = seededRandomness(seed)
  const house = new TestHouse({ speed: 20, maxLines: 10_000 })
  const made = await tableInGame(house)
  const watcher = await house.post<Made>('/api/join', {
    name: 'Mallory',
    table: made.table,
    secret: made.invite.secret,
    watch: true,
  })
  const rows = await house.store.rows(made.table)
  const leaks: string[] = []
  let call = await house.call(watcher)
  for (let sent = 0; sent < messages; sent++) {
    if (call.caller.isGone) call = await nextCall(house, watcher, random)
    call.say(hostileText(random))
    if (sent % 50 === 0) leaks.push(...(await askRudely(house, random)))
    if (sent % 500 === 0) await house.clock.advance(100)
    for (const message of call.line.heard.splice(0)) {
      if (message.type === 'done' && message.refusal === null) leaks.push(JSON.stringify(message))
    }
  }
  await house.clock.settle()
  const changes = (await house.store.rows(made.table)).slice(rows.length)
  return { frozen: rebuildRecord(rows).state.frozen !== null, changes, leaks }
}

/** Frozen, so that whatever changes was changed by the attack. */
async function tableInGame(house: TestHouse): Promise<Made> {
  const made = await house.make({ settings: { players: 3, briefing: false, whenAway: 'idle', flipAfterStart: 1800 } })
  const others = []
  for (const name of ['Sam', 'Zoe']) others.push(await house.post<Made>('/api/join', { name, code: made.invite.code }))
  const calls = await Promise.all([made, ...others].map((place) => house.call({ ...place, table: made.table })))
  calls[0]?.say({ type: 'do', id: 1, request: { type: 'startGame' } })
  await house.clock.advance(2500)
  for (const { caller } of calls) caller.gone()
  await house.clock.advance(70_000)
  return made
}

/** Most attackers have a ticket; some have not even that. */
async function nextCall(house: TestHouse, watcher: Made, random: Randomness): Promise<Call> {
  return random(4) === 0 ? house.dial() : house.call(watcher)
}

async function askRudely(house: TestHouse, random: Randomness): Promise<string[]> {
  const route = `/api/${ROUTES[random(ROUTES.length)]}`
  const { status } = await house.ask(random(4) === 0 ? 'PUT' : 'POST', route, hostileText(random))
  return status >= 400 && status < 500 ? [] : [`${route} answered ${status}`]
}
