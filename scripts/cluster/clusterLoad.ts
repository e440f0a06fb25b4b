import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadLines } from '../../apps/cli/src/load/runLoad.ts'
import { cpuOf } from '../engines/cpuOf.ts'
import { measureLoad } from '../lib/load.ts'
import { LocalCluster } from './LocalCluster.ts'

const FLAGS = ['--tables-per-minute', '1000000', '--max-tables', '100000']
/** Each process has done so much before it is measured, in seconds of the whole load: what compiling costs once is not the price of an action. */
export const WARM_UP = 15
/** A load for which a second process is worth having: it takes one a quarter to half of a core. With less, nobody adds one. */
export const WORTH_SHARING = 450

export interface ClusterLoad {
  readonly processes: number
  readonly lines: LoadLines
  readonly tables: number
  readonly seconds: number
}

export interface ClusterUsage {
  readonly acksPerSecond: number
  readonly p99: number
  /** CPU milliseconds for an action, over all processes. */
  readonly cpu: number
  /** Of a core, each process. */
  readonly percents: readonly number[]
  /** CPU milliseconds for an action in PostgreSQL and NATS, with what it took to fill the tables. */
  readonly engines: number
  /** Lines that were passed on to another process, before it was measured. */
  readonly passedOn: number
}

/** The load of so many tables on so many processes over PostgreSQL and NATS. */
export async function clusterLoad({ processes, lines, tables, seconds }: ClusterLoad): Promise<ClusterUsage> {
  const cluster = await startWithoutBalancer(processes)
  try {
    const urls = cluster.nodes.map(({ url }) => url)
    const before = enginesCpu(cluster)
    const warmUp = WARM_UP * processes
    const flags = ['--warm-up', `${warmUp}`, '--lines', lines, '--url', ...urls]
    const [report, passedOn] = await Promise.all([
      measureLoad(tables, seconds, flags),
      sleep(warmUp * 1000).then(() => linesPassedOn(urls)),
    ])
    const { server, acksPerSecond, p99, acks } = report
    if (server === null) throw new Error('the processes do not tell what they use')
    if (acksPerSecond < tables * 4 * 0.9) throw new Error(`only ${acksPerSecond} actions a second at ${tables} tables`)
    const engines = ((enginesCpu(cluster) - before) * 1000) / acks
    return { acksPerSecond, p99, cpu: server.cpuMsPerAck, percents: server.cpuPercents, engines, passedOn }
  } finally {
    await cluster.end()
  }
}

/** What processes of a cluster use that nobody plays at: each in percent of a core. */
export async function idleCluster(processes: number, seconds: number): Promise<number> {
  const cluster = await startWithoutBalancer(processes)
  try {
    await sleep(2000)
    const cpu = () => cluster.nodes.reduce((sum, { keeper }) => sum + cpuOf(keeper.pid), 0)
    const before = cpu()
    await sleep(seconds * 1000)
    return ((cpu() - before) / seconds / processes) * 100
  } finally {
    await cluster.end()
  }
}

async function linesPassedOn(urls: readonly string[]): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()))
  const counts = texts.map((text) => Number(/^jelly_cluster_lines_passed_on (\d+)/m.exec(text)?.[1] ?? NaN))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Players know all addresses; the questions whether a process is ready are no part of what is measured. */
async function startWithoutBalancer(processes: number): Promise<LocalCluster> {
  const cluster = await LocalCluster.start({ processes, flags: FLAGS })
  await cluster.balancer.close()
  return cluster
}

const enginesCpu = ({ postgres, nats }: LocalCluster): number => cpuOf(postgres.keeper.pid) + cpuOf(nats.keeper.pid)
