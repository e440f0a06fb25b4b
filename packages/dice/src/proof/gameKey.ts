import { sha256 } from '@noble/hashes/sha2.js'
import { fromHex, isHash, toHex } from './hex.ts'
import { exactBytes, type RandomBytes } from './randomBytes.ts'

const KEY_BYTES = 32

/** The secret of one game's dice, in hex: 256 bits, used once, opened when the game is over. */
export const newKey = (randomBytes: RandomBytes): string => toHex(exactBytes(KEY_BYTES, randomBytes))

/** What is published before anyone's seed is known: it fixes the key and tells nothing about it. */
export const commit = (key: string): string => toHex(sha256(keyBytes(key)))

export function keyBytes(key: string): Uint8Array {
  if (!isHash(key)) throw new RangeError('expected a key of 64 hex digits')
  return fromHex(key)
}
