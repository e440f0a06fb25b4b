import { provableDice } from '@jelly/dice'

const DICE = 1_000_000
const RUNS = 5
const goal = 2

/** Microseconds per die when five seats roll in turn, as at a table. */
function cost(run: number): number {
  const dice = provableDice('5a'.repeat(32), `gate-${run}`, ['a', 'b', 'c', 'd', ''])
  const start = process.hrtime.bigint()
  for (let place = 0; place < DICE / 5; place++) for (let seat = 0; seat < 5; seat++) dice(seat, place, 6)
  return Number(process.hrtime.bigint() - start) / 1000 / DICE
}

export default {
  name: 'dice-cost',
  goal: `< ${goal} µs a die`,
  async run() {
    const costs = Array.from({ length: RUNS }, (_, run) => cost(run)).sort((a, b) => a - b)
    const median = costs[RUNS >> 1] ?? Infinity
    return { figure: `${median.toFixed(2)} µs a die (slowest run ${costs.at(-1)?.toFixed(2)})`, ok: median < goal }
  },
}
