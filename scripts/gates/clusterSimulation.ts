import { partOf } from '../lib/partOf.ts'
import { runSeeds } from '../lib/runSeeds.ts'

const SEEDS = 10_000
const SHORT_SEEDS = 300

const simulation = {
  module: new URL('../../apps/server/test/simulation/ClusterSimulation.ts', import.meta.url),
  name: 'simulateCluster',
}

export default {
  name: 'cluster-simulation',
  goal: `${SEEDS} seeds of three processes under faults: 0 violations, every game ends`,
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const { seeds, sums, failures } = await runSeeds(simulation, partOf(short ? SHORT_SEEDS : SEEDS), note)
    const { epochs = 0, kills = 0, pauses = 0 } = sums
    return {
      figure: `${failures.length} of ${seeds} seeds failed, ${kills} kills, ${pauses} pauses, ${epochs} epochs`,
      ok: failures.length === 0 && seeds > 0,
    }
  },
}
