/** The server's metrics. It tells them only on its own machine; elsewhere this is null. */
export interface ServerUsage {
  readonly cpuSeconds: number
  readonly memoryMb: number
  /** How late its timers were: for each limit in ms, how many were not later. */
  readonly late: readonly { readonly upTo: number; readonly count: number }[]
}

export async function serverUsage(url: string): Promise<ServerUsage | null> {
  const response = await fetch(`${url}/metrics`)
  if (!response.ok) return null
  const text = await response.text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  const buckets = text.matchAll(/^jelly_timer_late_ms_bucket\{le="([^"]+)"\} (\d+)/gm)
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    memoryMb: value('process_resident_memory_bytes') / 1024 / 1024,
    late: [...buckets].map(([, upTo, count]) => ({
      upTo: upTo === '+Inf' ? Infinity : Number(upTo),
      count: Number(count),
    })),
  }
}

/** What the processes used together between two readings; null where one does not tell. */
export function usageOf(
  before: readonly (ServerUsage | null)[],
  after: readonly (ServerUsage | null)[],
  seconds: number,
  acks: number,
) {
  const both = before.flatMap((one, n) => (one && after[n] ? [{ before: one, after: after[n] }] : []))
  if (both.length < before.length) return null
  const each = both.map((one) => one.after.cpuSeconds - one.before.cpuSeconds)
  const percent = (cpu: number) => Math.round((cpu / seconds) * 1000) / 10
  const cpu = each.reduce((sum, one) => sum + one, 0)
  return {
    cpuPercent: percent(cpu),
    /** Of each process. */
    cpuPercents: each.map(percent),
    cpuMsPerAck: Math.round((cpu / Math.max(1, acks)) * 1e6) / 1000,
    memoryMb: Math.round(both.reduce((sum, one) => sum + one.after.memoryMb, 0)),
    timersLateP99: Math.max(...both.map((one) => lateP99(one.before, one.after))),
  }
}

/** How late 99 % of the timers were at most, between two readings. */
function lateP99(before: ServerUsage, after: ServerUsage): number {
  const counts = after.late.map(({ upTo, count }, n) => ({ upTo, count: count - (before.late[n]?.count ?? 0) }))
  const all = counts.at(-1)?.count ?? 0
  return counts.find(({ count }) => count >= 0.99 * all)?.upTo ?? 0
}
