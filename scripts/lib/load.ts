import type { LoadReport } from '../../apps/cli/src/load/runLoad.ts'
import { run } from './run.mjs'

/** `jelly load` in a process of its own, against a server in another. */
export async function measureLoad(tables: number, seconds: number, more: readonly string[] = []): Promise<LoadReport> {
  const flags = ['--tables', `${tables}`, '--seconds', `${seconds}`, ...more, '--json']
  const { code, output } = await run(['node', 'apps/cli/src/main.ts', 'load', ...flags])
  const json = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`jelly load ended with ${code}: ${json}`)
  return JSON.parse(json) as LoadReport
}

export function describe({ acksPerSecond, p50, p99, p999, held, sand, server }: LoadReport): string {
  const usage = server && `CPU ${server.cpuPercent} % of a core, ${server.memoryMb} MB`
  return `${acksPerSecond} durable acks/s, p50 ${p50} ms, p99 ${p99} ms, p999 ${p999} ms (held back p99 ${held.p99} ms), sand ${sand.early} early, p99 ${sand.lateP99} ms late, ${usage}`
}
