import type { Dice } from './model/dice.ts'

/** Whole numbers from 0 to `count - 1`, each call a new one. */
export type Randomness = (count: number) => number

/** A fast generator for simulations and bots (xoshiro128**); real games take their dice from `packages/dice`. */
export function seededRandomness(seed: number): Randomness {
  let a = scramble(seed + 1)
  let b = scramble(seed + 2)
  let c = scramble(seed + 3)
  let d = scramble(seed + 4) | 1
  return (count) => {
    const r = Math.imul(b, 5)
    const out = Math.imul((r << 7) | (r >>> 25), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return Math.floor((out / 0x1_0000_0000) * count)
  }
}

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
