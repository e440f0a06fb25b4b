import { describe, expect, test, vi } from 'vitest'
import { type Bot, BOT_LEVELS, playMatch } from '../../src/index.ts'
import { lightTable } from '../support.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Somebody who has gone to the kitchen. */
const absent: Bot = { level: 'absent', think: () => null }

const GAMES = 10

function longestRound(bots: readonly Bot[], games: number): number {
  let longest = 0
  for (let seed = 0; seed < games; seed++) longest = Math.max(longest, ...playMatch({ bots, seed }).rounds)
  return longest
}

describe.each(BOT_LEVELS)('%s', (level) => {
  test('a round of bots alone is over within a minute', () => {
    expect(longestRound(lightTable(level, 4), GAMES)).toBeLessThan(60_000)
  })

  test('a round with somebody who does nothing is over within two', () => {
    const longest = longestRound([absent, ...lightTable(level, 3)], GAMES)
    expect(longest).toBeGreaterThan(10_400)
    expect(longest).toBeLessThan(120_000)
  })
})
