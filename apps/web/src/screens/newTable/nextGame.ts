import type { Settings } from '@jelly/table'
import type { LastGame, Progress } from '../../settings/progress.ts'

const FIRST: LastGame = { tempo: 'relaxed', botLevel: 'rookie' }
const USUAL: LastGame = { tempo: 'frenzy', botLevel: 'regular' }
/** So many games are first games: simple districts, each of them explained before round 1. */
const FIRST_GAMES = 2

/** The tempo and the bots of the next game with one tap: as last time, and gentle at first. */
export const nextGame = ({ games, last }: Progress): LastGame => last ?? (games < FIRST_GAMES ? FIRST : USUAL)

/** How the next game with one tap is set. */
export const nextSettings = (progress: Progress): Partial<Settings> => ({
  ...nextGame(progress),
  ...(progress.games < FIRST_GAMES && { firstGame: true, briefing: true }),
})
