import { TableStore } from '@jelly/client'
import { newSeed } from '@jelly/dice/seed'
import type { Settings } from '@jelly/table'
import { browserClock } from '../browserClock.ts'
import { browserEntropy } from '../browserEntropy.ts'
import { WorkerConnection } from './WorkerConnection.ts'

/** [K2] Alone, nobody waits for an answer. */
const PRACTICE: Partial<Settings> = { players: 4, choiceSeconds: null, briefing: false }

/** A table with bots in this browser, without a server. */
export function openPracticeTable(name: string): TableStore {
  return new TableStore({
    connection: new WorkerConnection(name, PRACTICE),
    clock: browserClock,
    seed: () => newSeed(browserEntropy),
    isHidden: () => document.visibilityState === 'hidden',
    recall: () => null,
    keep: () => undefined,
  })
}
