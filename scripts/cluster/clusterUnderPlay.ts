import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandomness } from '@jelly/rules'
import { type JournalRow, rebuildRecord } from '@jelly/table'
import { WitnessedTable } from '@jelly/cli/testing'
import { quantile } from '../../apps/cli/src/load/LoadTally.ts'
import { openPostgres } from '../../apps/server/src/store/postgres/openPostgres.ts'
import { LocalCluster } from './LocalCluster.ts'
import { Owners } from './Owners.ts'

const TICK = 100
const AT_ONCE = 8

/** One thing that happens to the machines, by name. */
export interface Trouble {
  readonly name: string
  /** It has happened when `act` is over: what it takes is counted from there. Otherwise it happens all the while. */
  readonly isSudden?: true
  /** The process gives its tables away itself. */
  readonly isPlanned?: true
  act(cluster: LocalCluster, round: number): Promise<void>
  /** What is done about it when everybody plays again. */
  mend?(cluster: LocalCluster, round: number): Promise<void>
}

export interface ClusterPlay {
  readonly tables: number
  /** In this order; each comes with the number of those before it. */
  readonly troubles: readonly Trouble[]
  /** Milliseconds of play between two troubles. */
  readonly between: number
  readonly seed: number
  /** How many times as fast as people. */
  readonly speed?: number
  /** The share of sockets that break each second. */
  readonly drops?: number
  /**
   * Players know the addresses of all processes, and go where their ticket says, as through a balancer that knows the names; one of four
   * goes anywhere. Otherwise they come through a balancer that does not know them.
   */
  readonly direct?: boolean
  /** With a standby that every commit waits for. */
  readonly standby?: boolean
  readonly note?: (text: string) => void
}

/** What one trouble did. */
export interface Suffered {
  readonly name: string
  /** Milliseconds until everybody was connected and had an answer again. */
  readonly recovery: number
  /** Of each table that has another owner by it: how many milliseconds its players had to wait. */
  readonly gaps: readonly number[]
  /** The same of each table that another process gave away meanwhile, to even out. */
  readonly evened: readonly number[]
  /** How many owners lost tables by it. */
  readonly losers: number
}

export interface ClusterReport {
  readonly acknowledged: number
  readonly games: number
  readonly contradictions: readonly string[]
  readonly suffered: readonly Suffered[]
  /** How many tables were moved, and how many of these in a scramble. */
  readonly moves: { readonly all: number; readonly hectic: number }
  /** The share of this machine's cores that is used between troubles, by whatever runs there: from 0 to 1. */
  readonly busy: number
}

/** Lets people play at several processes while things happen to these, then holds the journal against what they were told. */
export async function clusterUnderPlay(play: ClusterPlay): Promise<ClusterReport> {
  const { tables, troubles, speed = 20, direct = false, standby = false, seed, note } = play
  const flags = ['--speed', `${speed}`, '--tables-per-minute', '100000', '--drain-seconds', '20']
  const cluster = await LocalCluster.start({ flags, heedsNode: false, standby })
  const addresses = direct ? cluster.nodes.map(({ url }) => url) : [cluster.balancer.url]
  const company = { addresses, speed, ...(direct && { named: cluster.namedSockets }) }
  const all: WitnessedTable[] = []
  const drops = dropSockets(all, play)
  const owners = new Owners(cluster.postgres.url)
  const suffered: Suffered[] = []
  const calm = { used: 0, all: 0 }
  try {
    const openSome = async (first: number) => {
      for (let n = first; n < tables; n += AT_ONCE) all.push(await WitnessedTable.open({ ...company, seed: seed + n }))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => openSome(first)))
    note?.(`${tables} tables play`)
    for (const [round, trouble] of troubles.entries()) {
      const before = coreTimes()
      await sleep(play.between)
      const now = coreTimes()
      calm.used += now.used - before.used
      calm.all += now.all - before.all
      suffered.push(await suffer(trouble, round, { all, cluster, owners }))
      note?.(`${describe(suffered.at(-1))}, ${sum(all)} acknowledged`)
      await trouble.mend?.(cluster, round)
    }
    await untilEachEndsAGame(all)
    clearInterval(drops)
    return { ...(await verdict(all, cluster)), suffered, busy: calm.used / calm.all }
  } finally {
    clearInterval(drops)
    for (const table of all) table.stop()
    await owners.close()
    await cluster.end()
  }
}

function coreTimes(): { readonly used: number; readonly all: number } {
  const each = cpus().map(({ times }) => times)
  const all = each.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0)
  return { used: all - each.reduce((sum, { idle }) => sum + idle, 0), all }
}

interface Scene {
  readonly all: readonly WitnessedTable[]
  readonly cluster: LocalCluster
  readonly owners: Owners
}

async function suffer(trouble: Trouble, round: number, { all, cluster, owners }: Scene): Promise<Suffered> {
  const ids = all.map(({ id }) => id)
  const before = await owners.of(ids)
  const start = performance.now()
  await trouble.act(cluster, round)
  const acted = performance.now()
  const recovery = await untilAllPlay(all)
  const after = await owners.of(ids)
  const given = trouble.isPlanned ? new Set<string>() : await owners.givenSince(before)
  const changed = all.filter(({ id }) => before.get(id)?.owner !== after.get(id)?.owner)
  const moved = changed.filter(({ id }) => !given.has(id))
  const gapOf = (table: WitnessedTable) => (trouble.isSudden ? waitSince(table, acted) : longestSince(table, start))
  const losers = new Set(moved.map(({ id }) => before.get(id)?.owner)).size
  const evened = changed.filter(({ id }) => given.has(id)).map((table) => longestSince(table, start))
  return { name: trouble.name, recovery, gaps: moved.map(gapOf), evened, losers }
}

const waitSince = ({ outages }: WitnessedTable, since: number): number =>
  (outages.over.find(({ to }) => to > since)?.to ?? since) - since

const longestSince = ({ outages }: WitnessedTable, since: number): number =>
  Math.max(0, ...outages.over.filter(({ to }) => to > since).map(({ from, to }) => to - from))

function describe(suffered?: Suffered): string {
  if (suffered === undefined) return ''
  const { name, recovery, gaps, evened } = suffered
  const sorted = gaps.toSorted((a, b) => a - b)
  const [half, all] = [quantile(sorted, 0.5), sorted.at(-1) ?? 0].map(Math.round)
  return `${name}: all play again after ${Math.round(recovery)} ms, ${gaps.length} tables moved, half in ${half} ms, all in ${all} ms, ${evened.length} evened out`
}

/** Sockets break, as those of bad networks do. */
function dropSockets(all: readonly WitnessedTable[], { drops = 0, seed }: ClusterPlay): NodeJS.Timeout {
  const random = seededRandomness(seed)
  const share = (drops * TICK) / 1000
  return setInterval(() => {
    for (const { clients } of all)
      for (const client of clients) if (random(1_000_000) < share * 1_000_000) client.drop()
  }, TICK)
}

const sum = (all: readonly WitnessedTable[]): number => all.reduce((total, { acknowledged }) => total + acknowledged, 0)

/** Until every player was connected and had their answers, and every table has taken something that was asked after this. */
async function untilAllPlay(all: readonly WitnessedTable[]): Promise<number> {
  const start = performance.now()
  const before = all.map(({ acknowledged }) => acknowledged)
  let waiting = all.flatMap((table) => table.answers())
  while (waiting.length > 0 || all.some(({ acknowledged }, n) => acknowledged <= (before[n] ?? 0))) {
    await sleep(TICK)
    waiting = waiting.filter((isAnswered) => !isAnswered())
  }
  return performance.now() - start
}

async function untilEachEndsAGame(all: readonly WitnessedTable[]): Promise<void> {
  const before = all.map(({ games }) => games)
  while (all.some(({ games }, n) => games <= (before[n] ?? 0))) await sleep(TICK)
}

/** The processes end one after the other, the last one with all tables: it tells everybody its last row. */
async function verdict(all: readonly WitnessedTable[], cluster: LocalCluster) {
  const until = Date.now()
  const last = cluster.nodes.at(-1)
  for (const node of cluster.nodes) if (node !== last) await node.keeper.stop()
  await untilAllPlay(all)
  await last?.keeper.stop()
  await sleep(200)
  for (const table of all) table.stop()
  const { store, ownership } = await openPostgres(cluster.postgres.url, 'reader')
  const contradictions: string[] = []
  const moves = { all: 0, hectic: 0 }
  for (const table of all) {
    const rows = await store.rows(table.id)
    contradictions.push(...table.contradictions(rows))
    const phases = phasesOfMoves(rows, until)
    moves.all += phases.length
    moves.hectic += phases.filter((phase) => phase === 'scramble').length
  }
  await store.close()
  await ownership.close()
  const games = all.reduce((total, table) => total + table.games, 0)
  return { acknowledged: sum(all), games, contradictions, moves }
}

/** In which phase a table was each time that it was let go. */
function phasesOfMoves(rows: readonly JournalRow[], until: number): string[] {
  const record = rebuildRecord(rows.slice(0, 1))
  return rows.slice(1).flatMap((row) => {
    rebuildRecord([row], record)
    return row.request?.type === 'stopTable' && row.at < until ? [record.state.phase] : []
  })
}
