import type { Dice } from './model/dice.ts'

/** Whole numbers from 0 to `count - 1`, each call a new one. */
export type Randomness = (count: number) => number

/** A fast generator for simulations and bots (xoshiro128**); real games take their dice from `packages/dice`. */
export function seededRandomness(seed: number): Randomness {
  // A typed array, so that no 32-bit number is ever boxed.
  const words = Int32Array.of(scramble(seed + 1), scramble(seed + 2), scramble(seed + 3), scramble(seed + 4) | 1)
  return (count) => {
    const a = words[0] as number
    const b = words[1] as number
    const c = words[2] as number
    const d = words[3] as number
    const r = Math.imul(b, 5)
    const out = Math.imul((r << 7) | (r >>> 25), 9) >>> 0
    const t = b << 9
    words[0] = a ^ d ^ b
    words[1] = b ^ c ^ a
    words[2] = c ^ a ^ t
    words[3] = rotate(d ^ b)
    return ((out / 0x1_0000_0000) * count) | 0
  }
}

const rotate = (word: number): number => (word << 11) | (word >>> 21)

/** Dice that fall from one generator, whatever the stream and place. */
export function seededDice(seed: number): Dice {
  const random = seededRandomness(seed)
  return (_stream, _place, faces) => random(faces) + 1
}

function scramble(seed: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}
