import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { commit, keyBytes } from './gameKey.ts'

/** Everything that a game's dice follow from, and what was promised before it began. */
export interface DiceProof {
  readonly gameId: string
  readonly key: string
  readonly commitment: string
  /** In seat order; empty where a seat gave none. */
  readonly seeds: readonly string[]
}

export const MAX_SEED = 64
export const MAX_GAME_ID = 64
/** A line break in a part would let two different games have one secret. */
const PART = /^[0-9A-Za-z._:-]*$/

export const isSeed = (text: string): boolean => text.length <= MAX_SEED && PART.test(text)

export const isGameId = (text: string): boolean => text !== '' && text.length <= MAX_GAME_ID && PART.test(text)

/** The game's secret: nobody alone has chosen it. */
export function combine(key: string, gameId: string, seeds: readonly string[]): Uint8Array {
  if (!isGameId(gameId)) throw new RangeError(`expected a game id of 1 to ${MAX_GAME_ID} letters, digits or . _ : -`)
  if (!seeds.every(isSeed)) throw new RangeError(`expected seeds of up to ${MAX_SEED} letters, digits or . _ : -`)
  const message = ['jelly-rush/dice/1/game', gameId, seeds.length, ...seeds].join('\n')
  return hmac(sha256, keyBytes(key), utf8ToBytes(message))
}

export const proofOf = (key: string, gameId: string, seeds: readonly string[]): DiceProof => ({
  gameId,
  key,
  commitment: commit(key),
  seeds,
})
