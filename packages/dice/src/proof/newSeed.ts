import { toHex } from './hex.ts'
import { exactBytes, type RandomBytes } from './randomBytes.ts'

const SEED_BYTES = 16

/** What a player's browser adds to the dice. */
export const newSeed = (randomBytes: RandomBytes): string => toHex(exactBytes(SEED_BYTES, randomBytes))
