import { setTimeout as sleep } from 'node:timers/promises'
import { networkLobby } from '../../apps/cli/src/network/networkLobby.ts'
import { WitnessedTable } from '../../apps/cli/test/faults/WitnessedTable.ts'
import { openPostgres } from '../../apps/server/src/store/postgres/openPostgres.ts'
import { LocalCluster } from './LocalCluster.ts'

const SPEED = 20
const TICK = 100

/** One thing that happens to the machines, by name. */
export interface Trouble {
  readonly name: string
  act(cluster: LocalCluster, round: number): Promise<void>
}

export interface ClusterPlay {
  readonly tables: number
  /** In this order; each comes with the number of those before it. */
  readonly troubles: readonly Trouble[]
  /** Milliseconds of play between two troubles. */
  readonly between: number
  readonly seed: number
  readonly note?: (text: string) => void
}

export interface ClusterReport {
  readonly acknowledged: number
  readonly games: number
  readonly contradictions: readonly string[]
  /** Milliseconds from a trouble until everybody was connected and had an answer again, each. */
  readonly recoveries: readonly number[]
}

/** Lets people play at several processes while things happen to these, then holds the journal against what they were told. */
export async function clusterUnderPlay({ tables, troubles, between, seed, note }: ClusterPlay): Promise<ClusterReport> {
  const flags = ['--speed', `${SPEED}`, '--tables-per-minute', '100000', '--drain-seconds', '3']
  const cluster = await LocalCluster.start({ flags, heedsNode: false })
  const lobby = networkLobby(cluster.balancer.url)
  const all: WitnessedTable[] = []
  const recoveries: number[] = []
  try {
    for (let n = 0; n < tables; n++) all.push(await WitnessedTable.open(lobby, SPEED, seed + n))
    for (const [round, trouble] of troubles.entries()) {
      await sleep(between)
      await trouble.act(cluster, round)
      recoveries.push(await untilAllPlay(all))
      note?.(`${trouble.name}: all play again after ${Math.round(recoveries.at(-1) ?? 0)} ms, ${sum(all)} acknowledged`)
    }
    await untilEachEndsAGame(all)
    return { ...(await verdict(all, cluster)), recoveries }
  } finally {
    for (const table of all) table.stop()
    await cluster.end()
  }
}

const sum = (all: readonly WitnessedTable[]): number => all.reduce((total, { acknowledged }) => total + acknowledged, 0)

/** Until every table has taken something that was asked after this. */
async function untilAllPlay(all: readonly WitnessedTable[]): Promise<number> {
  const start = performance.now()
  const before = all.map(({ acknowledged }) => acknowledged)
  while (all.some(({ acknowledged }, n) => acknowledged <= (before[n] ?? 0))) await sleep(TICK)
  return performance.now() - start
}

async function untilEachEndsAGame(all: readonly WitnessedTable[]): Promise<void> {
  const before = all.map(({ games }) => games)
  while (all.some(({ games }, n) => games <= (before[n] ?? 0))) await sleep(TICK)
}

/** The processes end one after the other, the last one with all tables: it tells everybody its last row. */
async function verdict(all: readonly WitnessedTable[], cluster: LocalCluster) {
  const last = cluster.nodes.at(-1)
  await last?.keeper.start()
  await last?.ready()
  for (const node of cluster.nodes) if (node !== last) await node.keeper.stop()
  await untilAllPlay(all)
  await last?.keeper.stop()
  await sleep(200)
  for (const table of all) table.stop()
  const { store, ownership } = await openPostgres(cluster.postgres.url, 'reader')
  const contradictions: string[] = []
  for (const table of all) contradictions.push(...table.contradictions(await store.rows(table.id)))
  await store.close()
  await ownership.close()
  const games = all.reduce((total, table) => total + table.games, 0)
  return { acknowledged: sum(all), games, contradictions }
}
