import { expect, test } from 'vitest'
import { farApart } from '../../src/screens/replay/drawn/farApart.ts'

test.each([1, 31, 32, 250])('each of %i moments comes once', (last) => {
  const moments = [...farApart(last)]
  expect(moments).toHaveLength(last)
  expect(new Set(moments)).toEqual(new Set(Array.from({ length: last }, (_, n) => n + 1)))
})

test('the first ones are from all parts of the game', () => {
  expect([...farApart(250)].slice(0, 7)).toEqual([32, 64, 96, 128, 160, 192, 224])
})
