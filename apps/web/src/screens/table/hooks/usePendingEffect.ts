import { type Effect, legal, type PendingEffect } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import type { TableSnapshot } from '../../../connection/TableStore.ts'

export interface UsableEffect {
  readonly pending: PendingEffect
  readonly effects: readonly Effect[]
}

function read({ shown, you }: TableSnapshot): string {
  const game = shown?.game ?? null
  if (game === null || you === null) return ''
  const pending = game.squads[you]?.effect ?? null
  const { effects } = legal(game, you)
  return pending === null || effects.length === 0 ? '' : JSON.stringify({ pending, effects })
}

/** What the die I placed last may still do. */
export function usePendingEffect(): UsableEffect | null {
  const text = useTable(read)
  return text === '' ? null : (JSON.parse(text) as UsableEffect)
}
