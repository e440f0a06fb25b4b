import type { Game, Seat } from '@jelly/rules'
import type { Learning } from './request.ts'
import type { BotLevel, Durations, Settings } from './settings.ts'

export const TABLE_PHASES = [
  'lobby',
  'briefing',
  'countdown',
  'scramble',
  'scoring',
  'ledger',
  'ended',
  'closed',
] as const
export type TablePhase = (typeof TABLE_PHASES)[number]

/** One running table as somebody knows it: everything on the server, what they may know elsewhere. */
export interface TableState<Hidden extends null> {
  readonly id: string
  phase: TablePhase
  settings: Settings
  /** What the settings come to, in milliseconds of this server's clock. */
  durations: Durations
  seats: SeatState<Hidden>[]
  host: Seat | null
  /** People who asked to sit at a table whose host approves. */
  waiting: Newcomer<Hidden>[]
  /** People who watch and get a bot's or an empty seat as soon as one can be taken, the first one first. */
  line: Newcomer<Hidden>[]
  game: Game<Hidden> | null
  /** Counts the games of the series at this table, from 1; 0 before the first. */
  gameNumber: number
  dice: DiceState<Hidden>
  /** Server times (ms) at which things happen by themselves, while they are pending. */
  deadlines: Deadlines
  /** The seats that want scoring to go on faster. */
  skips: Seat[]
  pause: Pause
  /** After a restart nothing moves until people are back; null while the table runs. */
  frozen: { readonly since: number; readonly thawAt: number | null } | null
  /** Fairness of the round just played, once it is over. */
  fairness: readonly SeatFairness[] | null
}

export type SeatState<Hidden extends null = null> =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      /** The server's name for whoever sits here; nobody is told. */
      readonly person: string | Hidden
      readonly name: string
      readonly ready: boolean
      /** Connected, gone for a moment, or played by a bot meanwhile. */
      readonly presence: 'here' | 'away' | 'covered'
      /** As the person's own browser says: new to the game, or in a lesson right now. */
      readonly learning?: Learning
      /** The host wants to hear no emotes from here. */
      readonly muted?: true
    }
  | {
      readonly kind: 'bot'
      readonly name: string
      readonly level: BotLevel
      readonly temperament: string
      readonly muted?: true
      /** Who has left this seat during the game and may come back to it. */
      readonly leaver?: Leaver<Hidden>
    }

export interface Leaver<Hidden extends null = null> {
  readonly person: string | Hidden
  readonly name: string
  /** Before the round after this one the seat is kept for them. */
  readonly round: number
}

/** People may stop the game between rounds. */
export interface Pause {
  /** The seats that want one. */
  readonly asked: readonly Seat[]
  /** Since when the game stands still; null while it goes on. */
  readonly since: number | null
}

export const NO_PAUSE: Pause = { asked: [], since: null }

/** So many may wait for the host at a time, and as many for a seat, so that a view stays small whoever comes. */
export const MOST_WAITING = 20

export interface Newcomer<Hidden extends null = null> {
  /** What the host admits them by; counted from 1 at this table. */
  readonly newcomer: number
  readonly person: string | Hidden
  readonly name: string
  /** Came by a code while codes were being guessed: only the host lets them in. No viewer is told. */
  readonly byCode?: true
}

/** The dice of the game at hand (or of the next one): promised before anyone's seed is known, opened at the end. */
export interface DiceState<Hidden extends null> {
  readonly gameId: string
  readonly commitment: string
  /** One per seat; null while its browser has sent none. */
  readonly seeds: readonly (string | null)[]
  /** Public once the game has ended. */
  readonly key: string | Hidden
  readonly revealed: boolean
}

export interface Deadlines {
  /** The round starts. */
  readonly start?: number
  /** The hourglass stands: from here everyone sees the full sand. */
  readonly sandFrom?: number
  /** [R8] The sand runs out. */
  readonly sand?: number
  /** [R9] The table flips by itself. */
  readonly autoFlip?: number
  /** [K2] [K3] The question closes, with the default for who has not answered. */
  readonly choice?: number
  /** [K3] From here on a vote may change only to agree. */
  readonly agree?: number
  /** The next district is scored, or the pods are opened. */
  readonly score?: number
  /** The next round starts at the latest. */
  readonly next?: number
}

export interface SeatFairness {
  readonly oneWay: number
  /** By how many milliseconds its answers to pings were slower than its line, 0 below 60; rows of before do not say. */
  readonly answersLate?: number
  /** Milliseconds of compensation used this round. */
  readonly compensated: number
  readonly photoFinishesWon: number
  readonly photoFinishesLost: number
}
