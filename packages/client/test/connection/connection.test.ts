import { describe, expect, test } from 'vitest'
import { backoff } from '../../src/connection/backoff.ts'
import { SCENARIOS } from './scenarios.ts'

describe('a connection', () => {
  test.for(Object.entries(SCENARIOS))('%s', ([, play]) => play())
})

test('waits grow up to eight seconds, and chance spreads them', () => {
  const waits = (lostFor: number) => [0, 1, 2, 3, 4, 30].map((failures) => backoff({ failures, lostFor }, 1))
  expect(waits(29_999)).toEqual([250, 500, 1000, 1500, 1500, 1500])
  expect(waits(30_000)).toEqual([250, 500, 1000, 2000, 4000, 8000])
  expect(backoff({ failures: 0, lostFor: 0 }, 0)).toBe(150)
})

test('whoever is told that the table has moved comes back at once, and waits longer where that does not help', () => {
  const moved = { lostFor: 0, hasMoved: true }
  expect(backoff({ failures: 0, ...moved }, 0)).toBe(0)
  expect(backoff({ failures: 0, ...moved }, 1)).toBe(150)
  expect(backoff({ failures: 1, ...moved }, 1)).toBe(500)
})
