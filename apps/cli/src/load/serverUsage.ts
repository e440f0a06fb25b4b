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

/** How late 99 % of the timers were at most, between two readings. */
export function lateP99(before: ServerUsage, after: ServerUsage): number {
  const counts = after.late.map(({ upTo, count }, n) => ({ upTo, count: count - (before.late[n]?.count ?? 0) }))
  const all = counts.at(-1)?.count ?? 0
  return counts.find(({ count }) => count >= 0.99 * all)?.upTo ?? 0
}
