import { join } from 'node:path'
import type { LoadReport } from '../../apps/cli/src/load/runLoad.ts'
import { root, run } from './run.mjs'

/** Another checkout with its dependencies, to be measured beside this one in the same run: JELLY_AGAINST=folder. */
export const against = process.env['JELLY_AGAINST']

/** `jelly load` in a process of its own, against a server in another; of this checkout, or of another one. */
export async function measureLoad(
  tables: number,
  seconds: number,
  more: readonly string[] = [],
  checkout: string = root,
): Promise<LoadReport> {
  const flags = ['--tables', `${tables}`, '--seconds', `${seconds}`, ...more, '--json']
  const { code, output } = await run(['node', join(checkout, 'apps/cli/src/main.ts'), 'load', ...flags])
  const json = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`jelly load ended with ${code}: ${json}`)
  return JSON.parse(json) as LoadReport
}

export function describe({ acksPerSecond, p50, p99, p999, held, sand, server }: LoadReport): string {
  const usage = server && `CPU ${server.cpuPercent} % of a core, ${server.memoryMb} MB`
  return `${acksPerSecond} durable acks/s, p50 ${p50} ms, p99 ${p99} ms, p999 ${p999} ms (held back p99 ${held.p99} ms), sand ${sand.early} early, p99 ${sand.lateP99} ms late, ${usage}`
}
