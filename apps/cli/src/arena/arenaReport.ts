import { percent } from '../sim/histogram.ts'
import { textTable } from '../sim/textTable.ts'
import type { BotResult, Standings } from './standings.ts'

/** The standings for people. */
export function arenaReport({ games, players, timed, seed, results, lineups }: Standings): string {
  const clock = timed ? 'on the clock' : 'without a clock'
  const title = `${games.toLocaleString('en')} games of ${players}, ${clock}, seed ${seed}; an even share is ${percent(1 / players)}`
  const each = lineups.map(({ bots, results: own }) => `${bots.join(', ')}\n${table(own)}`)
  return [title, table(results), ...each].join('\n\n')
}

const table = (results: readonly BotResult[]): string =>
  textTable(
    ['bot', 'seats', 'win rate', '95 % interval', 'mean Jelly', '95 % interval', 'rating'],
    results.map(({ bot, games, winRate, low, high, meanJelly, jellyLow, jellyHigh, rating }) => [
      bot,
      games.toLocaleString('en'),
      percent(winRate),
      `${percent(low)} to ${percent(high)}`,
      meanJelly.toFixed(1),
      `${jellyLow.toFixed(1)} to ${jellyHigh.toFixed(1)}`,
      `${rating}`,
    ]),
  )
