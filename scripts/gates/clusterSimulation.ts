import { simulateCluster } from '../../apps/server/test/simulation/ClusterSimulation.ts'

const SEEDS = 10_000
const SHORT_SEEDS = 300

export default {
  name: 'cluster-simulation',
  goal: `${SEEDS} seeds of three processes under faults: 0 violations, every game ends`,
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const seeds = short ? SHORT_SEEDS : SEEDS
    let failed = 0
    let epochs = 0
    for (let seed = 1; seed <= seeds; seed++) {
      try {
        epochs += (await simulateCluster(seed)).epochs
      } catch (error) {
        failed++
        note(String(error))
      }
      if (seed % 200 === 0) note(`${seed} seeds, ${failed} failed, ${epochs} times a table was taken over or opened`)
    }
    return { figure: `${failed} of ${seeds} seeds failed, ${epochs} epochs`, ok: failed === 0 }
  },
}
