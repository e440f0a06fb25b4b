import { simulate } from '@jelly/client/testing'

const SEEDS = 1000

export default {
  name: 'table-simulation',
  goal: `0 of ${SEEDS} seeds fail`,
  async run({ note }: { note: (text: string) => void }) {
    const failures: string[] = []
    let kills = 0
    for (let seed = 10_001; seed <= 10_000 + SEEDS; seed++) {
      try {
        kills += (await simulate(seed)).kills
      } catch (problem) {
        failures.push(String(problem))
        note(String(problem))
      }
    }
    return { figure: `${failures.length} of ${SEEDS} seeds fail, ${kills} kills`, ok: failures.length === 0 }
  },
}
