import type { Command, Event, EventOf, Result, SeatOrTable } from '@jelly/rules'
import type { DiceProof } from '../proof/combine.ts'
import type { EditionJson } from './editionJson.ts'

export const REPLAY_FORMAT = 'jelly-rush-replay'
export const REPLAY_VERSION = 1
/** The longest name of a player, in code points. */
export const MAX_NAME = 24

/** A finished game with all that it takes to check it; `docs/fair-dice.md` describes it for strangers. */
export interface Replay extends DiceProof {
  readonly format: typeof REPLAY_FORMAT
  readonly version: typeof REPLAY_VERSION
  /** The version of the rules that it began under. */
  readonly rules: number
  readonly setup: ReplaySetup
  /** In seat order, as they sat when the game began. */
  readonly players: readonly RecordedPlayer[]
  /** Server time in milliseconds. */
  readonly startedAt: number
  readonly start: EventOf<'gameStarted', never>
  readonly entries: readonly ReplayEntry[]
  /** Null where the game was broken off. */
  readonly result: Result | null
  /** Over everything above: one changed letter changes it. */
  readonly digest: string
}

export interface ReplaySetup {
  readonly seats: number
  readonly edition: 'house' | EditionJson
  readonly firstGame: boolean
  readonly promo: boolean
}

export interface RecordedPlayer {
  readonly name: string
  /** A bot's level, where one sat there. */
  readonly bot?: string
}

/** One command that was accepted, and what followed from it. */
export interface ReplayEntry {
  readonly seq: number
  /** Server time in milliseconds. */
  readonly at: number
  readonly seat: SeatOrTable
  readonly command: Command
  readonly events: readonly Event[]
}
