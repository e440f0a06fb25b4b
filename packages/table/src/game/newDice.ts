import { commit, newKey, type RandomBytes, toHex } from '@jelly/dice'
import type { Draft } from '../record/Draft.ts'

const GAME_ID_BYTES = 10

/** Promises the dice of the next game before anyone's seed for it is known. */
export function commitDice(draft: Pick<Draft, 'tell'>, bytes: RandomBytes): void {
  const key = newKey(bytes)
  draft.tell({ type: 'diceCommitted', gameId: toHex(bytes(GAME_ID_BYTES)), commitment: commit(key), key })
}
