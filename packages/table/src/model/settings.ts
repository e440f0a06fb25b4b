import type { BotLevel } from '@jelly/bots'
import { frenzy, type TempoId, usualSettings } from '@jelly/tempo'

export { BOT_LEVELS, type BotLevel } from '@jelly/bots'

export { type Durations, TEMPO_IDS, type TempoId } from '@jelly/tempo'

export const SAND_FACTORS = [1, 2, 5, 10] as const
export type SandFactor = (typeof SAND_FACTORS)[number]

/** What the host decides about a table. */
export interface Settings {
  readonly players: 3 | 4 | 5
  readonly tempo: TempoId
  readonly sandFactor: SandFactor
  /** [S2] Only green districts. */
  readonly firstGame: boolean
  readonly promo: boolean
  /** A custom edition as JSON, or null for the house edition. */
  readonly edition: unknown
  /** No finish plan, no holding to roll, no "if scored now". */
  readonly purist: boolean
  /** [C8] The city turns a quarter after each round; otherwise places stay. */
  readonly turnCity: boolean
  /** Presses count from when they were made, as far as the lines tell; without it, from when they arrive. */
  readonly compensation: boolean
  readonly spectators: boolean
  /** Listed for strangers to join. */
  readonly open: boolean
  /** The host lets each newcomer in. */
  readonly approve: boolean
  /** What plays for a person who is gone 20 s: a bot, or nobody. */
  readonly whenAway: 'bot' | 'idle'
  /** [K2] Seconds for a choice; null for no limit (practice alone). */
  readonly choiceSeconds: number | null
  /** [R9] Seconds after the first seat finished, and after the start, at which the table flips by itself. */
  readonly flipAfterFinish: number
  readonly flipAfterStart: number
  /** Shows the districts before round 1 until all are ready; quick play does without unless it is asked for. */
  readonly briefing: boolean
  /** The level of bots that fill empty seats. */
  readonly botLevel: BotLevel
}

export const DEFAULT_SETTINGS: Settings = {
  ...usualSettings(frenzy),
  players: 4,
  tempo: 'frenzy',
  sandFactor: 1,
  firstGame: false,
  promo: false,
  edition: null,
  purist: false,
  turnCity: false,
  compensation: true,
  spectators: true,
  open: false,
  approve: false,
  whenAway: 'bot',
  briefing: true,
  botLevel: 'regular',
}
