import { TableStore } from '@jelly/client'
import { ReplayConnection } from '@jelly/client/replay'
import type { Replay } from '@jelly/dice'
import { type Eyes, ReplayPlayer } from '@jelly/table/replay'
import { browserClock } from './browserClock.ts'
import { atOnce } from './useSteps.ts'
import { whenCalm } from './whenCalm.ts'

export interface ReplayTable {
  readonly store: TableStore
  readonly connection: ReplayConnection
}

/** A table that has been, as a screen shows it. */
export function openReplay(replay: Replay, at: { time?: number; eyes?: Eyes }): ReplayTable {
  const start = { ...at, jump: atOnce, putOff: whenCalm() }
  const connection = new ReplayConnection(new ReplayPlayer(replay), browserClock, start)
  const store = new TableStore({
    connection,
    clock: connection.clock,
    seed: () => '',
    recall: () => null,
    keep: () => undefined,
    historyNow: () => connection.history(),
  })
  return { store, connection }
}
