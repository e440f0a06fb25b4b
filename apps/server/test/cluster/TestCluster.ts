import { simpleBot } from '@jelly/bots'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { ClientMessage } from '@jelly/table'
import { mindOf, seededEntropy, VirtualClock } from '@jelly/table/testing'
import { noLog } from '../../src/health/log.ts'
import { openService, type Service } from '../../src/service.ts'
import { SharedMemory } from '../support/SharedMemory.ts'
import { type Made, TestSocket } from '../../src/testing/TestServer.ts'
import { Pause } from './Pause.ts'
import { SimExchange, type SimWires } from './SimWires.ts'

export interface TestNode {
  readonly life: string
  readonly service: Service
  readonly wires: SimWires
  /** Stops it where it stands; `go` lets it run on, and all that was due happens at once. */
  stop(): void
  go(): void
}

const noAsset = (_path: string): Buffer | null => null

/** Several processes over one store in memory, under one clock. */
export class TestCluster {
  readonly clock = new VirtualClock()
  readonly shared = new SharedMemory()
  readonly exchange = new SimExchange(this.clock)
  readonly nodes: TestNode[] = []

  async start(life: string, { maxTables = 100, clockOff = 0, name = life, asset = noAsset } = {}): Promise<TestNode> {
    const { store, ownership } = this.shared.open(life)
    const pause = new Pause(this.clock, clockOff)
    const wires = this.exchange.join(pause)
    const service = openService({
      store,
      clock: pause,
      entropy: seededEntropy(this.nodes.length + 1),
      botMind: mindOf(simpleBot),
      log: noLog,
      speed: 1,
      maxTables,
      tablesPerMinute: 100,
      maxConnections: 100,
      connectionsPerAddress: 100,
      version: '1.2.3',
      url: () => 'http://jelly.example',
      cluster: { ownership, wires, name, node: name, asset, onReplaced: () => undefined },
    })
    await service.cluster?.start()
    const node = { life, service, wires, stop: () => pause.stop(), go: () => pause.go() }
    this.nodes.push(node)
    return node
  }

  async ask(node: TestNode, method: string, path: string, body?: unknown) {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answered = (async () =>
      node.service.fetch(new Request(`http://jelly.example${path}`, init), { address: '10.0.0.1' }))()
    let response: Response | null = null
    void answered.then((answer) => (response = answer))
    await this.clock.advanceUntil(() => response !== null, 20_000)
    const { status, ...rest } = await answered.then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }))
    return { status, body: JSON.parse(rest.text) as Record<string, unknown> }
  }

  async make(node: TestNode, about: object = {}): Promise<Made> {
    return (await this.ask(node, 'POST', '/api/tables', { name: 'Gina', ...about })).body as unknown as Made
  }

  /** Gets a ticket and says hello, both at this node. */
  async call(node: TestNode, { table, token }: Pick<Made, 'table' | 'token'>) {
    const { status, body } = await this.ask(node, 'POST', '/api/ticket', { table, token })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return this.hello(node, String(body['ticket']))
  }

  async hello(node: TestNode, ticket: string) {
    const socket = new TestSocket()
    const connection = node.service.gateway.open(socket)
    if (connection === null) throw new Error('there is no room')
    const say = (message: ClientMessage) => connection.receive(JSON.stringify(message), node.service.gateway.now())
    say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket })
    await this.clock.advance(100)
    return { socket, say }
  }
}

/** Two processes, and a table at the first. */
export async function two() {
  const cluster = new TestCluster()
  const one = await cluster.start('one')
  const other = await cluster.start('other')
  await cluster.clock.advance(1000)
  const made = await cluster.make(one)
  return { cluster, clock: cluster.clock, one, other, made }
}
