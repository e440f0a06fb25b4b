import { expect, it } from 'vitest'
import { InTurn } from '../../src/tables/InTurn.ts'

it('runs some at a time, the others in the order in which they came, also after one that fails', async () => {
  const turns = new InTurn(2)
  const began: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const all = [0, 1, 2, 3].map((n) =>
    turns.run(() => {
      began.push(n)
      ends[n] = Promise.withResolvers<void>()
      return ends[n].promise
    }),
  )
  expect(began).toEqual([0, 1])
  ends[1]?.reject(new Error('no'))
  await expect(all[1]).rejects.toThrow('no')
  expect(began).toEqual([0, 1, 2])
  for (const n of [0, 2, 3]) {
    ends[n]?.resolve()
    await all[n]
  }
  expect(began).toEqual([0, 1, 2, 3])
  await expect(turns.run(async () => 'again')).resolves.toBe('again')
})
