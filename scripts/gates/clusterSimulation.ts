import { simulateCluster } from '../../apps/server/test/simulation/ClusterSimulation.ts'

const SEEDS = 1000

export default {
  name: 'cluster-simulation',
  goal: `${SEEDS} seeds of three processes under faults: 0 violations, every game ends`,
  async run({ note }: { note: (text: string) => void }) {
    let failed = 0
    let epochs = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        epochs += (await simulateCluster(seed)).epochs
      } catch (error) {
        failed++
        note(String(error))
      }
      if (seed % 50 === 0) note(`${seed} seeds, ${failed} failed, ${epochs} times a table was taken over or opened`)
    }
    return { figure: `${failed} of ${SEEDS} seeds failed, ${epochs} epochs`, ok: failed === 0 }
  },
}
