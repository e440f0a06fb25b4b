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
export interface GameRecord {
  readonly gameId: string | null
  /** How far it was followed. */
  readonly seq: number
  readonly moments: readonly Moment[]
  /** Some of it was missed: the page came later, or was away. */
  readonly hasGaps: boolean
}

export const EMPTY_RECORD: GameRecord = { gameId: null, seq: 0, moments: [], hasGaps: false }

/** Rolls are no news: everybody rolls all the time. */
const isNews = ({ type }: ViewEvent): boolean => type !== 'diceRolled'

export function withMoments(record: GameRecord, seq: number, moments: readonly Moment[]): GameRecord {
  const news = moments.filter(({ event }) => isNews(event))
  const started = news.findLastIndex(({ event }) => event.type === 'gameStarted')
  if (started >= 0) return { ...record, seq, moments: news.slice(started), hasGaps: false }
  return { ...record, seq, moments: news.length === 0 ? record.moments : [...record.moments, ...news] }
}

/** What is known of the game that a whole view shows; an earlier page or line may have seen some of it. */
export function recordFor(view: TableView, seq: number, kept: GameRecord): GameRecord {
  const { gameId } = view.dice
  const known = kept.gameId === gameId ? kept : { ...EMPTY_RECORD, gameId }
  const missed = view.game !== null && known.seq !== seq
  return { ...known, seq, hasGaps: known.hasGaps || missed }
}
