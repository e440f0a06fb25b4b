import type { ViewEvent } from '@jelly/rules'
import type { TableView } from '@jelly/table'

/** Something that happened in the game, and when. */
export interface Moment {
  readonly seq: number
  readonly at: number
  readonly round: number
  readonly event: ViewEvent
  /** Somebody did it to me. */
  readonly against: boolean
}

/** The game as it was seen from here. */
export interface GameHistory {
  readonly gameId: string | null
  /** How far it was followed. */
  readonly seq: number
  readonly moments: readonly Moment[]
  /** Whether some of it was missed, because the page came later or was away. */
  readonly hasGaps: boolean
  /** By round, then by seat: who was first when two pressed almost together. What was kept before does not say. */
  readonly finishes?: Readonly<Record<number, readonly PhotoFinishes[]>>
}

export interface PhotoFinishes {
  readonly won: number
  readonly lost: number
}

export const EMPTY_HISTORY: GameHistory = { gameId: null, seq: 0, moments: [], hasGaps: false }

/** Rolls are no news: everybody rolls all the time. */
export const isNews = ({ type }: ViewEvent): boolean => type !== 'diceRolled'

/** The start of a game is the first event of its history. */
export function withMoment(history: GameHistory, moment: Moment): GameHistory {
  return moment.event.type === 'gameStarted'
    ? { ...history, moments: [moment], hasGaps: false, finishes: {} }
    : { ...history, moments: [...history.moments, moment] }
}

/** With what the table says about the photo finishes of the round that is over. */
export function withFinishes(history: GameHistory, { game, fairness }: TableView): GameHistory {
  if (game === null || fairness === null) return history
  const round = fairness.map(({ photoFinishesWon: won, photoFinishesLost: lost }) => ({ won, lost }))
  return { ...history, finishes: { ...history.finishes, [game.round]: round } }
}

/** What is known of the game that a whole view shows; an earlier page or connection may have seen some of it. */
export function historyFor(view: TableView, seq: number, kept: GameHistory): GameHistory {
  const { gameId } = view.dice
  const known = kept.gameId === gameId ? kept : { ...EMPTY_HISTORY, gameId }
  const missed = view.game !== null && known.seq !== seq
  return withFinishes({ ...known, seq, hasGaps: known.hasGaps || missed }, view)
}
