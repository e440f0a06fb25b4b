import { describe, expect, test } from 'vitest'
import { meanOf, shareOf } from '../../src/arena/intervals.ts'
import { lineupsOf, seatingsOf } from '../../src/arena/lineups.ts'
import { ratingsOf } from '../../src/arena/ratings.ts'

describe('line-ups', () => {
  test('as many bots as seats are one', () => {
    expect(lineupsOf(['ace', 'veteran', 'veteran'], 3)).toEqual([['ace', 'veteran', 'veteran']])
  })

  test('fewer meet in every mixture, but never alone', () => {
    expect(lineupsOf(['a', 'b'], 3)).toEqual([
      ['a', 'a', 'b'],
      ['a', 'b', 'b'],
    ])
    expect(lineupsOf(['a'], 4)).toEqual([['a', 'a', 'a', 'a']])
  })

  test('more take turns', () => {
    expect(lineupsOf(['a', 'b', 'c', 'd'], 3)).toHaveLength(4)
  })

  test('everybody sits everywhere equally often', () => {
    const seatings = seatingsOf(['a', 'b', 'b', 'b'])
    expect(seatings).toHaveLength(4)
    for (let seat = 0; seat < 4; seat++) expect(seatings.filter((names) => names[seat] === 'a')).toHaveLength(1)
    expect(seatingsOf(['a', 'b', 'c', 'd'])).toHaveLength(24)
  })
})

describe('intervals', () => {
  test('Wilson’s for a share of single seats', () => {
    const { mean, low, high } = shareOf([{ games: 100, seats: 100, sum: 40, squares: 40 }])
    expect(mean).toBe(0.4)
    expect(low).toBeCloseTo(0.309, 2)
    expect(high).toBeCloseTo(0.498, 2)
  })

  test('never leave 0 to 1, and never claim certainty', () => {
    const none = shareOf([{ games: 50, seats: 50, sum: 0, squares: 0 }])
    expect(none.low).toBe(0)
    expect(none.high).toBeGreaterThan(0.02)
    const all = shareOf([{ games: 50, seats: 50, sum: 50, squares: 50 }])
    expect(all.low).toBeLessThan(0.98)
    expect(all.high).toBe(1)
  })

  test('get narrower with more games', () => {
    const width = (games: number): number => {
      const { low, high } = meanOf([{ games, seats: games, sum: 50 * games, squares: 2600 * games }])
      return high - low
    }
    expect(width(400)).toBeCloseTo(width(100) / 2, 1)
  })
})

test('ratings: ten times the chance is 400 points', () => {
  const seats = new Map([
    ['a', 1],
    ['b', 1],
  ])
  const wins = new Map([
    ['a', 10_000],
    ['b', 1000],
  ])
  const ratings = ratingsOf(['a', 'b'], [{ games: 11_000, seats, wins }])
  expect((ratings.get('a') ?? 0) - (ratings.get('b') ?? 0)).toBeCloseTo(400, -1)
  expect((ratings.get('a') ?? 0) + (ratings.get('b') ?? 0)).toBe(2000)
})
