import { expect, it } from 'vitest'
import { killsUnderPlay } from '../../src/testing/faults/faultsUnderPlay.ts'

it('loses, doubles and bends nothing when it is killed under play', { timeout: 240_000 }, async () => {
  const report = await killsUnderPlay({ faults: 5, tables: 2, between: 1500, seed: 1 })
  expect(report.contradictions).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(50)
  expect(report.games).toBeGreaterThanOrEqual(2)
})
