import { describe, measureLoad } from '../lib/load.ts'

export default {
  name: 'load-250',
  goal: '250 tables × 4, one action a second each: p99 ≤ 25 ms net of the photo-finish hold, sand 0 early and p99 ≤ 50 ms late',
  async run() {
    const report = await measureLoad(250, 60)
    const ok = report.p99 <= 25 && report.sand.early === 0 && report.sand.lateP99 <= 50 && report.acksPerSecond >= 950
    return { figure: describe(report), ok }
  },
}
