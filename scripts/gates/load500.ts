import { against, describe, measureLoad } from '../lib/load.ts'

/** With JELLY_AGAINST, a checkout of an older commit: the p99 of this one may be at most so much of that one's. */
const MOST_OF_OLD = 0.65

export default {
  name: 'load-500',
  goal: '500 tables × 4, one action a second each: p50 ≤ 10 ms, p99 ≤ 100 ms, sand 0 early and p99 ≤ 50 ms late',
  async run() {
    const report = await measureLoad(500, 60)
    const { p50, p99, sand, acksPerSecond } = report
    const ok = p50 <= 10 && p99 <= 100 && sand.early === 0 && sand.lateP99 <= 50 && acksPerSecond >= 1900
    if (against === undefined) return { figure: describe(report), ok }
    const old = await measureLoad(500, 60, [], against)
    const part = p99 / old.p99
    return {
      figure: `${describe(report)}; p99 ${part.toFixed(2)} of ${against} (${old.p99} ms)`,
      ok: ok && part <= MOST_OF_OLD,
    }
  },
}
