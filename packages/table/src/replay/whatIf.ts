import { provableDice } from '@jelly/dice'
import type { ReplayPlayer } from './ReplayPlayer.ts'
import { scoredWithout, type WhatIf } from './scoredWithout.ts'

/** What led to the scoring at a moment, and what the rules say of it without its last kick, slide or twin. */
export function whatIfs(player: ReplayPlayer, moment: number): WhatIf[] {
  const before = player.stateAt(moment - 1).game
  const gameEvents = player.rows
    .slice(0, moment)
    .map(({ events }) => events.flatMap((told) => (told.type === 'game' ? [told.event] : [])))
  const scored = gameEvents.pop()?.[0]
  if (before === null || scored?.type !== 'districtScored') return []
  const { key, gameId, seeds } = player.replay
  return scoredWithout({ before, events: gameEvents.flat(), scored, dice: provableDice(key, gameId, seeds) })
}
