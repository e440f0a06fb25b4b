import { PROTOCOL_VERSION } from '@jelly/protocol'
import { DICE_PER_SEAT, seededRandomness } from '@jelly/rules'
import type { ClientMessage, Request, ServerMessage } from '@jelly/table'
import { expect, it } from 'vitest'
import { TestSocket } from '../../src/testing/TestServer.ts'
import { byTheGatewaysClock } from './plantedWires.ts'
import type { Bend } from './SimWires.ts'
import { TestCluster, type TestNode } from './TestCluster.ts'

/** Presses that are further apart than this, in ms, have an order that everybody would agree on. */
const APART = 15
const LINE = 10

/** Somebody at the end of a line of 10 ms to a gateway, who answers its pings as a browser does. */
class LinedPlayer extends TestSocket {
  readonly #cluster: TestCluster
  readonly #connection
  readonly #node: TestNode
  #count = 0

  constructor(cluster: TestCluster, node: TestNode) {
    super()
    this.#cluster = cluster
    this.#node = node
    this.#connection = node.service.gateway.open(this)
  }

  hello(ticket: string): void {
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket })
  }

  do(request: Request): void {
    this.say({ type: 'do', id: ++this.#count, request })
  }

  say(message: ClientMessage): void {
    this.#after(LINE, () => this.#connection?.receive(JSON.stringify(message), this.#node.service.gateway.now()))
  }

  override send(text: string): void {
    super.send(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'ping') this.#after(LINE, () => this.say({ type: 'pong', n: message.n, seq: 0 }))
  }

  /** The browser itself answers pings of WebSocket. */
  override ping(n: number): void {
    this.#after(2 * LINE, () => this.#connection?.ponged(n, this.#node.service.gateway.now()))
  }

  #after(ms: number, act: () => void): void {
    const { clock } = this.#cluster
    clock.wakeAt(clock.now() + ms, act)
  }
}

/** Three people, two of them at gateways whose clocks are wrong; the second one's wires are 30 ms longer. */
async function table(seed: number, bend: Bend | null = null) {
  const cluster = new TestCluster()
  cluster.exchange.bend = bend
  const owner = await cluster.start('owner')
  const gateways = [
    await cluster.start('early', { maxTables: 0, clockOff: 500 }),
    await cluster.start('late', { maxTables: 0, clockOff: -500 }),
  ] as const
  gateways[1].wires.lag = 30
  await cluster.clock.advance(1000)
  const settings = { players: 3, briefing: false }
  const made = await cluster.make(owner, { settings })
  const keys = [made]
  for (const name of ['Ann', 'Bob']) {
    const joined = await cluster.ask(owner, 'POST', '/api/join', { code: made.invite.code, name })
    keys.push(joined.body as never)
  }
  const nodes = [owner, ...gateways]
  const players: LinedPlayer[] = []
  for (const [n, { table: id, token }] of keys.entries()) {
    const node = nodes[n] as TestNode
    const { body } = await cluster.ask(node, 'POST', '/api/ticket', { table: id, token })
    const player = new LinedPlayer(cluster, node)
    player.hello(String(body['ticket']))
    players.push(player)
  }
  await cluster.clock.advance(1000)
  players[0]?.do({ type: 'startGame' })
  await cluster.clock.advance(20_000)
  const random = seededRandomness(seed)
  return { cluster, id: made.table, ann: players[1] as LinedPlayer, bob: players[2] as LinedPlayer, random }
}

/** Both have placed all their dice, then both flip the timer, `APART` ms or more from each other. Says whether the first one got it. */
async function isFirstFirst(seed: number, bend: Bend | null = null): Promise<boolean> {
  const { cluster, id, ann, bob, random } = await table(seed, bend)
  const { clock, shared } = cluster
  for (let n = 0; n < DICE_PER_SEAT; n++) {
    for (const player of [ann, bob]) player.do({ type: 'rollDice' })
    await clock.advance(1000)
    ann.do({ type: 'placeDie', die: DICE_PER_SEAT + n, district: 0 })
    bob.do({ type: 'placeDie', die: 2 * DICE_PER_SEAT + n, district: 1 })
    await clock.advance(1000)
  }
  await clock.advance(4000)
  const annFirst = random(2) === 0
  const [first, second] = annFirst ? [ann, bob] : [bob, ann]
  first.do({ type: 'flipTimer' })
  clock.wakeAt(clock.now() + APART + random(30), () => second.do({ type: 'flipTimer' }))
  await clock.advance(2000)
  const flip = (await shared.base.rows(id)).find(({ request }) => request?.type === 'flipTimer')
  expect([1, 2]).toContain(flip?.seat)
  return flip?.seat === (annFirst ? 1 : 2)
}

async function many(count: number, bend: Bend | null = null): Promise<{ right: number; wrong: number }> {
  const sum = { right: 0, wrong: 0 }
  for (let seed = 1; seed <= count; seed++) sum[(await isFirstFirst(seed, bend)) ? 'right' : 'wrong']++
  return sum
}

it('whoever presses first comes first, at whatever gateway, and whatever its clock says', async () => {
  expect(await many(24)).toEqual({ right: 24, wrong: 0 })
})

it('notices a press that counts by the clock of its gateway', async () => {
  const { wrong } = await many(12, byTheGatewaysClock)
  expect(wrong).toBeGreaterThan(0)
})
