import type { Dice } from '../../src/index.ts'

const mix = (x: number): number => {
  const a = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  const b = Math.imul(a ^ (a >>> 15), 0x846ca68b)
  return (b ^ (b >>> 16)) >>> 0
}

/** Dice as the contract has them: the same stream and place always fall the same. */
export const pureDice =
  (seed: number): Dice =>
  (stream, place, faces) => {
    const streamNumber = stream === 'pods' ? 9 : stream
    return (mix(mix(mix(seed + 1) ^ streamNumber) + place) % faces) + 1
  }
