// The same load on one, two and three processes. Two cores cannot run three machines: what each process uses is measured, how many
// tables that many machines would hold is computed from it.
import { clusterLoad, WORTH_SHARING } from '../cluster/clusterLoad.ts'
import { median } from '../lib/median.ts'

const TURNS = 3
const SECONDS = 20
const SHORT_SECONDS = 8
const GOALS = [1, 1.7, 2.4]

export default {
  name: 'cluster-scale',
  goal: `the same load on 1, 2, 3 processes: the busiest one’s CPU falls ≥ ${GOALS[1]} × and ≥ ${GOALS[2]} ×`,
  needs: ['engines'],
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const busiest: number[][] = GOALS.map(() => [])
    for (let n = 0; n < (short ? 1 : TURNS); n++) {
      for (const [at, list] of busiest.entries()) {
        const load = {
          processes: at + 1,
          lines: 'owner',
          tables: WORTH_SHARING,
          seconds: short ? SHORT_SECONDS : SECONDS,
        } as const
        const { percents, acksPerSecond } = await clusterLoad(load)
        note(`${at + 1} processes: ${percents.join(', ')} % of a core at ${acksPerSecond} actions a second`)
        list.push(Math.max(...percents))
      }
    }
    const all = busiest.map(median)
    const falls = all.map((percent) => (all[0] ?? NaN) / percent)
    const holds = all.map((percent) => Math.round((WORTH_SHARING * 100) / percent))
    return {
      figure: `the busiest uses ${all.map((percent) => `${percent} %`).join(', ')}: falls ${falls.map((fall) => `${fall.toFixed(2)} ×`).join(', ')}; computed, not measured: a core each would hold ${holds.join(', ')} tables`,
      ok: falls.every((fall, at) => fall >= (GOALS[at] ?? 1)),
    }
  },
}
