import { expect, it } from 'vitest'
import { pooledEntropy } from '../../src/secrets/pooledEntropy.ts'

/** Fills with 0, 1, 2, … and goes on where it stopped. */
function counting() {
  let value = 0
  const sizes: number[] = []
  const fill = (pool: Uint8Array) => {
    sizes.push(pool.length)
    for (let n = 0; n < pool.length; n++) pool[n] = value++ % 251
  }
  return { fill, sizes }
}

it('gives each byte once, however many are asked for', () => {
  const { fill, sizes } = counting()
  const entropy = pooledEntropy(fill)
  const given = Array.from({ length: 1024 }, () => [...entropy.bytes(4)]).flat()
  expect(given).toEqual(Array.from({ length: 4096 }, (_, n) => n % 251))
  expect(sizes).toEqual([4096])
  expect(entropy.bytes(16)).toHaveLength(16)
  expect(sizes).toEqual([4096, 4096])
})

it('gives more than it keeps too', () => {
  const { fill, sizes } = counting()
  expect(pooledEntropy(fill).bytes(5000)).toEqual(Uint8Array.from({ length: 5000 }, (_, n) => n % 251))
  expect(sizes).toEqual([5000])
})

it('gives bytes that do not change when more are asked for', () => {
  const entropy = pooledEntropy()
  const first = entropy.bytes(16)
  const copy = [...first]
  for (let n = 0; n < 1000; n++) entropy.bytes(16)
  expect([...first]).toEqual(copy)
  expect(copy.some((byte) => byte !== 0)).toBe(true)
})
