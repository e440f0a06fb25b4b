import { sha256 } from '@noble/hashes/sha2.js'
import { fromHex, isHash, toHex } from './hex.ts'

/** Where unpredictable bytes come from: the server's or the browser's own generator. */
export type RandomBytes = (count: number) => Uint8Array

const KEY_BYTES = 32
const SEED_BYTES = 16

/** The secret of one game's dice, in hex: 256 bits, used once, opened when the game is over. */
export const newKey = (randomBytes: RandomBytes): string => toHex(exactly(KEY_BYTES, randomBytes))

/** What a player's browser adds to the dice. */
export const newSeed = (randomBytes: RandomBytes): string => toHex(exactly(SEED_BYTES, randomBytes))

/** What is published before anyone's seed is known: it fixes the key and tells nothing about it. */
export const commit = (key: string): string => toHex(sha256(keyBytes(key)))

export function keyBytes(key: string): Uint8Array {
  if (!isHash(key)) throw new RangeError('expected a key of 64 hex digits')
  return fromHex(key)
}

/** A source that gives too little would weaken every die of the game. */
function exactly(count: number, randomBytes: RandomBytes): Uint8Array {
  const bytes = randomBytes(count)
  if (bytes.length !== count) throw new RangeError(`expected ${count} random bytes, got ${bytes.length}`)
  return bytes
}
