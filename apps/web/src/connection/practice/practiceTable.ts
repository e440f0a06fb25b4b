import { type GameHistory, TableStore } from '@jelly/client'
import { newSeed } from '@jelly/dice/seed'
import { browserClock } from '../browserClock.ts'
import { browserEntropy } from '../browserEntropy.ts'
import { keptHistory } from '../keptHistory.ts'
import { makeWay } from '../makeWay.ts'
import { keepRow } from './keptPractice.ts'
import type { Played, PracticeStart, WorkerNews } from './practiceMessages.ts'
import { WorkerConnection } from './WorkerConnection.ts'

export interface PracticeTable {
  readonly store: TableStore
  /** The game stands still, or goes on. */
  readonly hold: (isHeld: boolean) => void
}

/** A table with bots in this browser, without a server. It goes on after a reload, and its games are kept on this device. */
export function openPracticeTable(name: string, start: PracticeStart): PracticeTable {
  const connection = new WorkerConnection(name, { practice: start }, (news) => hear(news, store))
  const store = storeOf(connection, keptHistory('practice'))
  return { store, hold: (isHeld) => connection.hold(isHeld) }
}

function hear(news: WorkerNews, store: TableStore): void {
  if (news.type === 'row') return keepRow(news.row)
  const { gameId, text } = news
  const game = { gameId, text, seat: store.get().you, practice: true }
  void import('../games/keptGames.ts').then(({ keepGame }) => keepGame(game))
}

/** A table that runs in a worker of this page; `history` is what was seen of it before. */
export const openWorkerTable = (name: string, played: Played, history: GameHistory | null = null): TableStore =>
  storeOf(new WorkerConnection(name, played), { recall: () => history, keep: () => undefined })

const storeOf = (connection: WorkerConnection, kept: ReturnType<typeof keptHistory>): TableStore =>
  new TableStore({
    connection,
    clock: browserClock,
    seed: () => newSeed(browserEntropy),
    isHidden: () => document.visibilityState === 'hidden',
    makeWay,
    ...kept,
  })
