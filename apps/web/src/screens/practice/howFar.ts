import type { JournalRow } from '@jelly/table'

/** The round that a game is in, 0 before the first, and whether it is over. */
export function howFar(rows: readonly JournalRow[]): { round: number; isOver: boolean } {
  let round = 0
  let isOver = false
  for (const { events } of rows) {
    for (const told of events) {
      if (told.type !== 'game') continue
      if (told.event.type === 'roundStarted') ({ round } = told.event)
      if (told.event.type === 'gameEnded') isOver = true
    }
  }
  return { round, isOver }
}
