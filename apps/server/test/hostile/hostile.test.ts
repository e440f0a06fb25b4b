import { expect, it } from 'vitest'
import { attackServer } from '../../src/testing/attackServer.ts'

/** `npm run check` is content with fewer. */
const MESSAGES = process.env['JELLY_QUICK'] === undefined ? 10_000 : 1500

it(`is not moved by ${MESSAGES} hostile messages`, { timeout: 120_000 }, async () => {
  const { frozen, changes, leaks } = await attackServer(MESSAGES, 1)
  expect(frozen).toBe(true)
  expect(changes).toEqual([])
  expect(leaks).toEqual([])
})
