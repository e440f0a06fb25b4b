import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, engineOf } from '../engines/Engine.ts'
import { freePort } from '../engines/freePort.ts'
import { Keeper } from '../engines/Keeper.ts'
import { startNats } from '../engines/startNats.ts'
import { startPostgres } from '../engines/startPostgres.ts'
import { type PostgresPair, startPostgresPair } from '../engines/startPostgresPair.ts'
import { root } from '../lib/run.mjs'
import { Balancer } from './Balancer.ts'

export interface LocalClusterOptions {
  readonly processes?: number
  /** The balancer's; any free one, unless told. */
  readonly port?: number
  /** Whether the balancer goes straight to the process of a table; otherwise two of three lines are passed on. */
  readonly heedsNode?: boolean
  /** PostgreSQL with a standby that every commit waits for. */
  readonly standby?: boolean
  /** For each process. */
  readonly flags?: readonly string[]
}

/** PostgreSQL, NATS, several processes and a balancer on this machine. All of it ends with this process. */
export class LocalCluster {
  readonly postgres: Engine | PostgresPair
  readonly nats: Engine
  readonly nodes: readonly Engine[]
  readonly balancer: Balancer

  private constructor(postgres: Engine | PostgresPair, nats: Engine, nodes: readonly Engine[], balancer: Balancer) {
    this.postgres = postgres
    this.nats = nats
    this.nodes = nodes
    this.balancer = balancer
  }

  static async start({
    processes = 3,
    port: wanted = 0,
    heedsNode = true,
    standby = false,
    flags = [],
  }: LocalClusterOptions = {}): Promise<LocalCluster> {
    const [postgres, nats] = await Promise.all([standby ? startPostgresPair() : startPostgres(), startNats()])
    // People come by the balancer: its addresses are allowed as origins.
    const port = wanted === 0 ? await freePort() : wanted
    const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`].join(',')
    const ways = ['--store', postgres.url, '--wires', nats.url, '--origins', origins]
    const names = Array.from({ length: processes }, (_, n) => nameOf(n))
    const nodes = await Promise.all(names.map((name) => startNode(name, [...ways, ...flags])))
    const targets = nodes.map(({ url }, n) => ({ name: nameOf(n), url }))
    const balancer = await Balancer.open(targets, { port, heedsNode })
    return new LocalCluster(postgres, nats, nodes, balancer)
  }

  /** Where sockets go that a ticket leads to a process of this name. */
  get namedSockets(): ReadonlyMap<string, string> {
    return new Map(this.nodes.map(({ url }, n) => [nameOf(n), `${url.replace(/^http/, 'ws')}/socket`]))
  }

  async end(): Promise<void> {
    await this.balancer.close()
    await Promise.all(this.nodes.map((node) => node.end()))
    await Promise.all([this.postgres.end(), this.nats.end()])
  }
}

const nameOf = (n: number): string => `n${n + 1}`

async function startNode(name: string, flags: readonly string[]): Promise<Engine> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), `jelly-${name}-`))
  const address = ['--host', '127.0.0.1', '--port', `${port}`, '--node', name, '--log-level', 'error']
  const command = [process.execPath, join(root, 'apps/server/src/main.ts'), ...address, ...flags]
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
  return engineOf(new Keeper({ command, folder, signal: 'SIGTERM' }), url, answers)
}
