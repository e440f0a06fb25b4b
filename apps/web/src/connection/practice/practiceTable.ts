import { newSeed } from '@jelly/dice'
import type { Settings } from '@jelly/table'
import { browserEntropy } from '../browserEntropy.ts'
import { pageNow } from '../pageNow.ts'
import { TableStore } from '../TableStore.ts'
import { WorkerConnection } from './WorkerConnection.ts'

/** [K2] Alone, nobody waits for an answer. */
const PRACTICE: Partial<Settings> = { players: 4, choiceSeconds: null, briefing: false }

/** A table with bots in this browser, without a server. */
export function openPracticeTable(name: string): TableStore {
  return new TableStore(new WorkerConnection(name, PRACTICE), {
    now: pageNow,
    seed: () => newSeed(browserEntropy),
    recall: () => null,
    keep: () => undefined,
  })
}
