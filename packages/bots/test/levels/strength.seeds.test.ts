import { expect, test, vi } from 'vitest'
import { type BotLevel, botOf, playMatch, type Temperament, TEMPERAMENTS } from '../../src/index.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** The share of victories of one bot among others, one seat after the other. */
function share(one: BotLevel, others: BotLevel, seats: number, games: number, temperament?: Temperament): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const at = game % seats
    const taste = TEMPERAMENTS[game % TEMPERAMENTS.length] ?? 'greedy'
    const bots = Array.from({ length: seats }, (_, seat) =>
      seat === at ? botOf(one, temperament ?? taste) : botOf(others, taste),
    )
    const { winners } = playMatch({ bots, seed: 400 + game })
    if (winners.includes(at)) won += 1 / winners.length
  }
  return won / games
}

// Fixed seeds; the gates measure with thousands of games what is only sampled here.
test('a regular beats three rookies far more often than one in four', () => {
  expect(share('regular', 'rookie', 4, 32)).toBeGreaterThan(0.5)
})

test('a veteran beats three regulars more often than one in four', () => {
  expect(share('veteran', 'regular', 4, 40)).toBeGreaterThan(0.4)
})

test('an ace beats three veterans more often than one in four', () => {
  expect(share('ace', 'veteran', 4, 16)).toBeGreaterThan(0.3)
})

test.each(TEMPERAMENTS)('a %s veteran is about as strong as its like', (temperament) => {
  const won = share('veteran', 'veteran', 4, 48, temperament)
  expect(won).toBeGreaterThan(0.08)
  expect(won).toBeLessThan(0.48)
})
