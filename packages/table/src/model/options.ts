import type { TablePorts } from './ports.ts'
import type { Request } from './request.ts'
import type { Settings } from './settings.ts'

export interface HostedOptions {
  /** Divides the durations of the game, not those of the network. */
  readonly speed: number
  readonly ports: TablePorts
  readonly epoch?: number
  readonly listeners?: TableListeners
  /** The requests that broke this table before. Those that are not in the journal are refused. */
  readonly failed?: readonly FailedRequest[]
}

export interface OpenOptions extends HostedOptions {
  readonly id: string
  readonly settings?: Partial<Settings>
  /** Bots fill the other seats and the game starts as soon as a person is connected, without a briefing unless the settings want one. */
  readonly quick?: boolean
}

/** What a table tells its host. */
export interface TableListeners {
  closed?(): void
  /**
   * The journal failed, or the table itself: nothing more happens here until it is restored from its rows. `failed` is
   * the request that was being handled, unless that is durable.
   */
  broken?(problem: unknown, failed: FailedRequest | null): void
}

/** A request that was being handled when its table broke. */
export interface FailedRequest {
  readonly person: string
  readonly ids: readonly number[]
  readonly type: Request['type']
}
