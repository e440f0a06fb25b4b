import type { TableSnapshot } from '@jelly/client'
import { useTableLater } from '../../../connection/TableContext.ts'
import { gainsOf } from '../model/gains.ts'
import type { Gain } from '../model/ifScoredNow.ts'

/** Null while no round is played, and at a table that does without. */
function gainsNow({ shown, view }: TableSnapshot): readonly Gain[] | null {
  const game = shown?.game
  return game && game.phase === 'scramble' && view?.settings.purist === false ? gainsOf(game) : null
}

export const useGains = (): readonly Gain[] | null => useTableLater(gainsNow)

export const useGain = (seat: number): Gain | null => useTableLater((snapshot) => gainsNow(snapshot)?.[seat] ?? null)
