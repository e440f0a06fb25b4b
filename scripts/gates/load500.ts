import { describe, measureLoad } from '../lib/load.ts'

export default {
  name: 'load-500',
  goal: '500 tables × 4, one action a second each: p50 ≤ 10 ms, p99 ≤ 100 ms, sand 0 early and p99 ≤ 50 ms late',
  async run() {
    const report = await measureLoad(500, 60)
    const { p50, p99, sand, acksPerSecond } = report
    const ok = p50 <= 10 && p99 <= 100 && sand.early === 0 && sand.lateP99 <= 50 && acksPerSecond >= 1900
    return { figure: describe(report), ok }
  },
}
