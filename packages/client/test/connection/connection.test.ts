import { describe, expect, test } from 'vitest'
import { backoff } from '../../src/connection/backoff.ts'
import { SCENARIOS } from './scenarios.ts'

describe('a connection', () => {
  test.for(Object.entries(SCENARIOS))('%s', ([, play]) => play())
})

test('waits grow up to eight seconds, and chance spreads them', () => {
  expect([0, 1, 2, 3].map((failures) => backoff(failures, 1))).toEqual([250, 500, 1000, 2000])
  expect(backoff(30, 1)).toBe(8000)
  expect(backoff(0, 0)).toBe(150)
})

test('whoever is told that the table has moved comes back at once, and waits longer where that does not help', () => {
  expect(backoff(0, 0, true)).toBe(0)
  expect(backoff(0, 1, true)).toBe(150)
  expect(backoff(1, 1, true)).toBe(500)
})
