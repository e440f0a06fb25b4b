import { expect, it } from 'vitest'
import { attackHouse } from './attackHouse.ts'

it('is not moved by ten thousand hostile messages', { timeout: 120_000 }, async () => {
  const { frozen, changes, leaks } = await attackHouse(10_000, 1)
  expect(frozen).toBe(true)
  expect(changes).toEqual([])
  expect(leaks).toEqual([])
})
