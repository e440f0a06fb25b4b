import { legalCommands } from '@jelly/rules'
import { describe, expect, test, vi } from 'vitest'
import { type Bot, BOT_LEVELS, type BotLevel, playMatch } from '../../src/index.ts'
import { table } from '../support.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const GAMES: { readonly [L in BotLevel]: number } = { rookie: 12, regular: 12, veteran: 12, ace: 1 }

/** Counts its bot's thoughts, and those that its own view did not allow. */
function judged(bot: Bot, count: { thoughts: number; illegal: number; odd: number }): Bot {
  return {
    level: bot.level,
    think(view, seat, random) {
      const thought = bot.think(view, seat, random)
      if (thought === null) return null
      const allowed = legalCommands(view, seat).map((command) => JSON.stringify(command))
      count.thoughts++
      if (!allowed.includes(JSON.stringify(thought.command))) count.illegal++
      if (!Number.isInteger(thought.after) || thought.after < 100 || thought.after > 60_000) count.odd++
      return thought
    },
  }
}

describe.each(BOT_LEVELS)('%s', (level) => {
  test.each([3, 4, 5])('asks only for what it may, with %i seats', (seats) => {
    const count = { thoughts: 0, illegal: 0, odd: 0 }
    for (let seed = 0; seed < GAMES[level]; seed++) {
      const bots = table(level, seats).map((bot) => judged(bot, count))
      expect(playMatch({ bots, seed, promo: seed % 2 === 0 }).scores).toHaveLength(seats)
    }
    expect(count.thoughts).toBeGreaterThan(GAMES[level] * seats * 28)
    expect(count).toMatchObject({ illegal: 0, odd: 0 })
  })
})
