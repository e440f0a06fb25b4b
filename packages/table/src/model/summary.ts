import type { TempoId } from './settings.ts'
import type { TablePhase } from './tableState.ts'

/** What strangers may read about a table. */
export interface TableSummary {
  readonly id: string
  readonly players: number
  readonly people: number
  readonly bots: number
  readonly phase: TablePhase
  /** 0 before the first round. */
  readonly round: number
  readonly tempo: TempoId
  readonly open: boolean
  /** Whether anybody may watch. */
  readonly spectators: boolean
}
