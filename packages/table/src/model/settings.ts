import type { BotLevel } from '@jelly/bots'

export { BOT_LEVELS, type BotLevel } from '@jelly/bots'

export const TEMPOS = ['frenzy', 'relaxed'] as const
export type Tempo = (typeof TEMPOS)[number]

export const SAND_FACTORS = [1, 2, 5, 10] as const
export type SandFactor = (typeof SAND_FACTORS)[number]

/** What the host decides about a table. */
export interface Settings {
  readonly players: 3 | 4 | 5
  readonly tempo: Tempo
  readonly sandFactor: SandFactor
  /** [S2] Only green districts. */
  readonly firstGame: boolean
  readonly promo: boolean
  /** A custom edition as JSON, or null for the house edition. */
  readonly edition: unknown
  /** No finish plan, no holding to roll, no "if scored now". */
  readonly purist: boolean
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
  /** Shows the districts before round 1 until all are ready; quick play does without. */
  readonly briefing: boolean
  /** The level of bots that fill empty seats. */
  readonly botLevel: BotLevel
}

export const DEFAULT_SETTINGS: Settings = {
  players: 4,
  tempo: 'frenzy',
  sandFactor: 1,
  firstGame: false,
  promo: false,
  edition: null,
  purist: false,
  spectators: true,
  open: false,
  approve: false,
  whenAway: 'bot',
  choiceSeconds: 15,
  flipAfterFinish: 20,
  flipAfterStart: 180,
  briefing: true,
  botLevel: 'regular',
}

/** Milliseconds, before `--speed` divides them. */
export interface Durations {
  readonly rollFloor: number
  readonly placeFloor: number
  readonly effect: number
  readonly sand: number
  readonly sandTurn: number
  readonly countdown: number
  readonly scorePace: number
  readonly nextRound: number
  readonly podsPace: number
  /** [K2] Null: no limit. */
  readonly choice: number | null
  /** [R9] */
  readonly autoFlipAfterFinish: number
  readonly autoFlipAfterStart: number
}
