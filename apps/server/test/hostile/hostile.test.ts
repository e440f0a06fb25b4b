import { expect, it } from 'vitest'
import { attackServer } from '../../src/testing/attackServer.ts'

it('is not moved by ten thousand hostile messages', { timeout: 120_000 }, async () => {
  const { frozen, changes, leaks } = await attackServer(10_000, 1)
  expect(frozen).toBe(true)
  expect(changes).toEqual([])
  expect(leaks).toEqual([])
})
