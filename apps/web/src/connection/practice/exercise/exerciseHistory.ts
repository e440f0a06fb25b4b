import type { GameHistory } from '@jelly/client'
import type { Exercise } from './Exercise.ts'
import { exerciseEvents } from './exerciseEvents.ts'

const ENDINGS: ReadonlySet<string> = new Set(['timerFlipped', 'roundEnded'])

/** What lies there has been placed: the scoring shows dice as they came. What was kicked before is no news; how the round ended is. */
export function exerciseHistory(exercise: Exercise): GameHistory {
  const events = exerciseEvents(exercise)
  const kicked = new Set(events.flatMap((event) => (event.type === 'dieKicked' ? [event.die] : [])))
  const told = events.filter((event) => (event.type === 'diePlaced' ? !kicked.has(event.die) : ENDINGS.has(event.type)))
  const moments = told.map((event) => ({ seq: 1, at: 0, round: 1, event, against: false }))
  return { gameId: '', seq: 0, moments, hasGaps: true }
}
