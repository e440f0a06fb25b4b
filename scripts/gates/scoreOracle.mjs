// `jelly score` beside a second, plain reading of the rules, on far more random positions than `npm test` has time for.
import { run } from '../lib/run.mjs'

const POSITIONS = 60_000
const SEEDS = [2, 3]

export default {
  name: 'score-oracle',
  goal: `${POSITIONS * SEEDS.length} random positions scored alike`,
  async run({ note }) {
    for (const seed of SEEDS) {
      const env = { ORACLE_POSITIONS: String(POSITIONS), ORACLE_SEED: String(seed) }
      const command = ['vitest', 'run', 'apps/cli/test/score/oracle.test.ts', '--testTimeout=1200000']
      const { code, output } = await run(command, { env })
      if (code === 0) continue
      note(output.slice(-3000))
      return { figure: `a position of seed ${seed} is scored differently`, ok: false }
    }
    return { figure: `${POSITIONS * SEEDS.length} positions scored alike`, ok: true }
  },
}
