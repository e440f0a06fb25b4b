import {
  type Audience,
  type BotMind,
  type Clock,
  type DiceMaker,
  type Entropy,
  type FailedRequest,
  type HostedOptions,
  Table,
} from '@jelly/table'
import { clockAhead } from '../clock/clockAhead.ts'
import type { Log } from '../health/log.ts'
import type { TableClaim } from '../store/Ownership.ts'
import type { Store, StoredTable } from '../store/Store.ts'
import { readTable } from './checkpoints.ts'
import { type Ending, RunningTable } from './RunningTable.ts'

export interface TablesOptions {
  readonly store: Store
  readonly clock: Clock
  readonly entropy: Entropy
  readonly audience: Audience
  readonly botMind: BotMind
  /** Provable dice, unless a test brings its own. */
  readonly dice?: DiceMaker
  readonly speed: number
  readonly log: Log
  /** After this many rows a table gets another checkpoint. */
  readonly checkpointAfter?: number
  /** Where several processes share the store: takes a table over, or null where it belongs to another. */
  readonly claim?: (id: string) => Promise<TableClaim | null>
  /** Told when a table breaks. It is restored from its journal when somebody asks for it. */
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** What starts tables and hears how they end. */
export interface Host extends TablesOptions {
  failedOf(table: string): readonly FailedRequest[]
  ended(running: RunningTable, ending: Ending): void
}

/** Starts a table from its journal, in the epoch in which it was claimed, or in the next. */
export async function restoreTable(stored: StoredTable, host: Host, claimed?: number): Promise<RunningTable> {
  const { store, clock, checkpointAfter } = host
  const [known, guests] = await Promise.all([readTable(store, stored.id, checkpointAfter), store.guests(stored.id)])
  const running = new RunningTable(stored, guests, store)
  running.remember(known)
  // A clock that is behind the last row would stop the table until it has caught up.
  // Whole milliseconds: with a fraction, a time would come back from the clock a hair earlier than it went in.
  running.ahead = Math.max(0, Math.ceil(known.record.notes.at - clock.now()))
  const epoch = claimed ?? known.record.notes.epoch + 1
  await running.run(Table.restore([], hosting(running, host, epoch), known.record))
  return running
}

export function hosting(running: RunningTable, host: Host, epoch: number): HostedOptions {
  const { audience, entropy, botMind, dice, speed } = host
  const clock = clockAhead(host.clock, running.ahead)
  return {
    speed,
    epoch,
    ports: { clock, audience, entropy, botMind, journal: running, ...(dice && { dice }) },
    failed: host.failedOf(running.id),
    listeners: {
      closed: () => host.ended(running, null),
      broken: (problem, failed) => host.ended(running, { problem, failed }),
    },
  }
}
