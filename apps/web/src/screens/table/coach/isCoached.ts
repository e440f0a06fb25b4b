import type { CoachChoice } from '../../../settings/preferences.ts'
import type { TableMode } from '../opening/openTable.ts'

/** So many games are played with the coach; practice always is. */
const COACHED_GAMES = 3

interface Coached {
  readonly coach: CoachChoice
  /** Games that were played to their end. */
  readonly games: number
  readonly mode: TableMode
  readonly isSeated: boolean
  readonly seats: readonly { readonly kind: string }[]
}

/** The coach is there for a beginner alone with bots; a second person at the table, and it is silent. */
export function isCoached({ coach, games, mode, isSeated, seats }: Coached): boolean {
  const people = seats.filter(({ kind }) => kind === 'person').length
  return coach !== 'off' && isSeated && people === 1 && (games < COACHED_GAMES || mode === 'practice')
}
