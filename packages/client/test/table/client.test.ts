import { describe, expect, test } from 'vitest'
import { RenumberingRequests } from '../../src/testing/index.ts'
import { SCENARIOS } from './scenarios.ts'

describe('a client of a table', () => {
  test.for(Object.entries(SCENARIOS))('%s', ([, play]) => play(() => undefined))
})

test('a planted mistake is noticed: a client that sends again under a new number', async () => {
  const play = SCENARIOS['what was not answered is sent again under the same number, in order, until it is']
  await expect(play?.((now) => new RenumberingRequests(now))).rejects.toThrow('expected')
})
