import { partOf } from '../lib/partOf.ts'
import { runSeeds } from '../lib/runSeeds.ts'

const SEEDS = 10_000

const simulation = {
  module: new URL('../../apps/server/test/simulation/Simulation.ts', import.meta.url),
  name: 'simulate',
}

export default {
  name: 'server-simulation',
  goal: `0 of ${SEEDS.toLocaleString('en')} seeds fail: server, people, disk and network with faults`,
  async run({ note }: { note: (text: string) => void }) {
    const { seeds, sums, failures } = await runSeeds(simulation, partOf(SEEDS), note)
    return {
      figure: `${failures.length} of ${seeds} seeds fail, ${sums['kills'] ?? 0} kills`,
      ok: failures.length === 0 && seeds > 0,
    }
  },
}
