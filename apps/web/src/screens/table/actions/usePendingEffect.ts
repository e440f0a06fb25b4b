import type { Effect, PendingEffect } from '@jelly/rules'
import { useTableLater } from '../../../connection/TableContext.ts'
import type { TableSnapshot } from '@jelly/client'
import { legalNow } from '../model/legalNow.ts'

export interface UsableEffect {
  readonly pending: PendingEffect
  readonly effects: readonly Effect[]
}

/** What the die I placed last may still do. */
export function pendingEffect({ shown, you }: TableSnapshot): UsableEffect | null {
  const game = shown?.game ?? null
  if (game === null || you === null) return null
  const pending = game.squads[you]?.effect ?? null
  const { effects } = legalNow(game, you)
  return pending === null || effects.length === 0 ? null : { pending, effects }
}

export const usePendingEffect = (): UsableEffect | null => useTableLater(pendingEffect)
