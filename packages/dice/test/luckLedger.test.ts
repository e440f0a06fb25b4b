import { fc, test as property } from '@fast-check/vitest'
import { type Event, evolve, newState, seededRandomness } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { chiSquareAbove, diceLuck, luckLedger, type Replay, verifyReplay } from '../src/index.ts'
import { customEdition } from '../src/testing/customEdition.ts'
import { randomGame } from '../src/testing/randomGame.ts'

const eventsOf = ({ start, entries }: Replay): Event[] => [start, ...entries.flatMap(({ events }) => events)]

describe('the ledger of a game', () => {
  const games = [
    randomGame(31, { seats: 3 }),
    randomGame(32, { seats: 5, promo: true }),
    randomGame(58, { seats: 4, edition: customEdition }),
  ]

  test.each(games.map((replay) => [replay.gameId, replay] as const))('%s: every die that fell, once', (_, replay) => {
    const { seats, table } = luckLedger(eventsOf(replay), replay.setup.seats)
    const verdict = verifyReplay(replay)
    if (!verdict.ok) throw new Error(verdict.problem)
    expect(table.count).toBe(verdict.dice - replay.start.drawn)
    expect(seats.reduce((sum, { dice }) => sum + dice.count, 0)).toBe(table.count)
    for (const { dice } of seats) expect(dice.faces.reduce((a, b) => a + b)).toBe(dice.count)
  })

  test('dice that a district rolled again count for who owns them', () => {
    const events = games.flatMap(eventsOf)
    expect(events.some((event) => event.type === 'diceRerolled')).toBe(true)
    expect(events.some((event) => event.type === 'districtScored' && event.rerolled !== null)).toBe(true)
    for (const replay of games) {
      const state = newState(replay.start)
      for (const event of eventsOf(replay)) evolve(state, event)
      const { seats } = luckLedger(eventsOf(replay), replay.setup.seats)
      expect(seats.map(({ dice }) => dice.count)).toEqual(state.drawn.slice(0, -1))
    }
  })

  test('pods are measured against the stack', () => {
    const [replay] = games
    if (replay === undefined) throw new Error('no game')
    const { seats } = luckLedger(eventsOf(replay), 3)
    const drawn = eventsOf(replay).filter((event) => event.type === 'podTaken')
    expect(drawn.length).toBeGreaterThan(0)
    expect(seats.reduce((sum, { pods }) => sum + pods.count, 0)).toBe(drawn.length)
    // 2 ×4, 3 ×6, 4 ×6, 5 ×5, 6 ×3, die ×6, thirty in all
    const average = (8 + 18 + 24 + 25 + 18 + 21) / 30
    for (const { pods } of seats) expect(pods.expected).toBeCloseTo(pods.count * average)
    const worth = drawn.reduce((sum, { pod }) => sum + (pod === 'die' ? 3.5 : pod), 0)
    expect(seats.reduce((sum, { pods }) => sum + pods.worth, 0)).toBe(worth)
  })

  test('of no events: nothing rolled, nothing odd', () => {
    const { seats, table } = luckLedger([], 3)
    expect(seats).toHaveLength(3)
    expect(table).toMatchObject({ count: 0, mean: null, z: 0, verdict: 'ordinary', chiSquare: 0 })
    expect(table.percentile).toBeCloseTo(50)
    expect(table.evenness).toBeCloseTo(1)
  })
})

describe('what the figures say', () => {
  test('percentiles agree with counting all outcomes of 30 dice', () => {
    const chances = outcomesOf(30)
    for (const sum of [70, 85, 95, 105, 115, 125, 140]) {
      const lower = chances.slice(0, sum).reduce((a, b) => a + b, 0) + (chances[sum] ?? 0) / 2
      expect(diceLuck(diceWithSum(30, sum)).percentile / 100).toBeCloseTo(lower, 2)
    }
  })

  test('known values of the chi-square of five degrees of freedom', () => {
    expect(chiSquareAbove(0)).toBeCloseTo(1, 6)
    expect(chiSquareAbove(4.351)).toBeCloseTo(0.5, 3)
    expect(chiSquareAbove(11.0705)).toBeCloseTo(0.05, 5)
    expect(chiSquareAbove(20.515)).toBeCloseTo(0.001, 5)
  })

  test.each([
    [1, 'veryLow'],
    [3, 'low'],
    [3.5, 'ordinary'],
    [4, 'high'],
    [6, 'veryHigh'],
  ])('twenty dice with a mean of %d: %s', (mean, verdict) => {
    expect(diceLuck(diceWithSum(20, mean * 20))).toMatchObject({ mean, verdict })
  })

  test('one face only is far from even', () => {
    expect(diceLuck(Array.from({ length: 60 }, () => 4))).toMatchObject({ faces: [0, 0, 0, 60, 0, 0], chiSquare: 300 })
  })

  property.prop([fc.nat()])('fair dice are seldom called odd', (seed) => {
    const random = seededRandomness(seed)
    const lucks = Array.from({ length: 50 }, () => diceLuck(Array.from({ length: 120 }, () => random(6) + 1)))
    expect(lucks.filter(({ verdict }) => verdict.startsWith('very')).length).toBeLessThan(8)
    expect(lucks.every(({ percentile }) => percentile >= 0 && percentile <= 100)).toBe(true)
  })
})

/** How likely each sum of so many dice is. */
function outcomesOf(count: number): number[] {
  let chances = [1]
  for (let n = 0; n < count; n++) {
    const next = Array.from({ length: chances.length + 6 }, () => 0)
    chances.forEach((chance, sum) => [1, 2, 3, 4, 5, 6].forEach((face) => (next[sum + face]! += chance / 6)))
    chances = next
  }
  return chances
}

function diceWithSum(count: number, sum: number): number[] {
  const low = Math.floor(sum / count)
  return Array.from({ length: count }, (_, n) => (n < sum - low * count ? low + 1 : low))
}
