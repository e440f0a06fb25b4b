import { expect, it } from 'vitest'
import { damagedFiles } from '../../src/testing/faults/damagedFiles.ts'

it('names all that a damaged file has lost, and goes on', { timeout: 240_000 }, async () => {
  const { problems, noticed } = await damagedFiles(6, 1)
  expect(problems).toEqual([])
  expect(noticed).toBeGreaterThan(0)
})
