import { describe, measureLoad } from '../lib/load.ts'

export default {
  name: 'load-veterans',
  goal: '250 tables of one person and three Veterans, one core: p99 ≤ 25 ms net of the photo-finish hold, sand 0 early',
  async run() {
    const report = await measureLoad(250, 60, ['--bots', 'veteran'])
    const cpu = report.server?.cpuPercent ?? Infinity
    const ok = report.p99 <= 25 && report.sand.early === 0 && report.sand.lateP99 <= 50 && cpu <= 100
    return { figure: describe(report), ok }
  },
}
