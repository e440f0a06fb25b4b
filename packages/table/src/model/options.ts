import type { TablePorts } from './ports.ts'
import type { Settings } from './settings.ts'

export interface HostedOptions {
  /** Divides the durations of the game, not those of the network. */
  readonly speed: number
  readonly ports: TablePorts
  readonly epoch?: number
}

export interface OpenOptions extends HostedOptions {
  readonly id: string
  readonly settings?: Partial<Settings>
  /** Bots fill the other seats and the game starts as soon as a person is connected, without a briefing. */
  readonly quick?: boolean
}
