import { type GameHistory, TableStore } from '@jelly/client'
import { newSeed } from '@jelly/dice/seed'
import type { Settings } from '@jelly/table'
import { browserClock } from '../browserClock.ts'
import { browserEntropy } from '../browserEntropy.ts'
import type { Played } from './practiceMessages.ts'
import { WorkerConnection } from './WorkerConnection.ts'

/** [K2] Alone, nobody waits for an answer. */
const PRACTICE: Partial<Settings> = { players: 4, choiceSeconds: null, briefing: false }

/** A table with bots in this browser, without a server. Its games are kept on this device. */
export const openPracticeTable = (name: string): TableStore => openWorkerTable(name, { settings: PRACTICE })

/** A table that runs in a worker of this page; `history` is what was seen of it before. */
export function openWorkerTable(name: string, played: Played, history: GameHistory | null = null): TableStore {
  const connection = new WorkerConnection(name, played, ({ gameId, text }) => {
    const game = { gameId, text, seat: store.get().you, practice: true }
    void import('../games/keptGames.ts').then(({ keepGame }) => keepGame(game))
  })
  const store = new TableStore({
    connection,
    clock: browserClock,
    seed: () => newSeed(browserEntropy),
    isHidden: () => document.visibilityState === 'hidden',
    recall: () => history,
    keep: () => undefined,
  })
  return store
}
