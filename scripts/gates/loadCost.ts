import { describe, measureLoad } from '../lib/load.ts'

/** What Colyseus with its state sync takes for the same load, in % of a core. */
const COLYSEUS = 57

export default {
  name: 'load-cost',
  goal: `300 tables × 4, 2,400 actions/s: less than ${COLYSEUS} % of a core, every action durable`,
  async run() {
    const report = await measureLoad(300, 30, ['--rate', '2'])
    const cpu = report.server?.cpuPercent ?? Infinity
    return { figure: describe(report), ok: cpu < COLYSEUS && report.acksPerSecond >= 2300 }
  },
}
