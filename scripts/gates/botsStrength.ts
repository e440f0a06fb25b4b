import { availableParallelism } from 'node:os'
import { runArena } from '../../apps/cli/src/arena/runArena.ts'
import { standingsOf } from '../../apps/cli/src/arena/standings.ts'

/** One of a level against others of the one below; `times` an even share of the victories is the goal. */
const CONTESTS = [
  { one: 'regular', others: 'rookie', times: 1.8, games: 2000 },
  { one: 'veteran', others: 'regular', times: 1.6, games: 2000 },
  { one: 'ace', others: 'veteran', times: 1.6, games: 400 },
]

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

async function contest({ one, others, times, games }: (typeof CONTESTS)[number], players: number) {
  const bots = [one, ...Array.from({ length: players - 1 }, () => others)]
  const setup = { bots, players, timed: true, seed: 2026 }
  const tally = await runArena(setup, games, availableParallelism(), () => {})
  const [result] = standingsOf(setup, games, tally).results
  if (result === undefined) throw new Error('the arena has no result')
  const { winRate, low, high } = result
  const goal = times / players
  const text = `${one} against ${players - 1} × ${others} ${percent(winRate)} (${percent(low)} to ${percent(high)})`
  return { text, goal, games, ok: winRate >= goal, short: percent(winRate) }
}

export default {
  name: 'bots-strength',
  goal: 'of 4 players 1 regular of rookies wins ≥ 45 %, 1 veteran of regulars and 1 ace of veterans ≥ 40 %; 3 and 5 alike',
  async run({ note }: { note: (text: string) => void }) {
    const found: Awaited<ReturnType<typeof contest>>[] = []
    for (const one of CONTESTS) {
      for (const players of [4, 3, 5]) {
        const result = await contest(one, players)
        note(`${result.text} in ${result.games} games, goal ${percent(result.goal)}`)
        found.push(result)
      }
    }
    const figures = CONTESTS.map(
      ({ one }, n) =>
        `${one} ${found
          .slice(3 * n, 3 * n + 3)
          .map(({ short }) => short)
          .join(', ')}`,
    )
    return { figure: `with 4, 3, 5 players: ${figures.join('; ')}`, ok: found.every(({ ok }) => ok) }
  },
}
