import type { GameEvent, Seat } from '@jelly/rules'
import type { Emote, FinishPlan } from './request.ts'
import type { Durations, Settings } from './settings.ts'
import type { Deadlines, Newcomer, SeatFairness, SeatState, TablePhase } from './tableState.ts'

/** What happened at a table, as viewers follow it. One sequence for everyone; only dice, pods and keys differ by viewer. */
export type TableEvent<Hidden extends null> =
  | { readonly type: 'tableOpened'; readonly id: string; readonly settings: Settings; readonly durations: Durations }
  | { readonly type: 'settingsChanged'; readonly settings: Settings; readonly durations: Durations }
  | { readonly type: 'seatChanged'; readonly seat: Seat; readonly to: SeatState<Hidden> }
  | { readonly type: 'hostChanged'; readonly seat: Seat | null }
  /** In journals of before: the whole list again. */
  | { readonly type: 'waitingChanged'; readonly waiting: readonly Newcomer<Hidden>[] }
  | { readonly type: 'newcomerCame'; readonly newcomer: Newcomer<Hidden> }
  /** Let in or sent away. */
  | { readonly type: 'newcomerGone'; readonly newcomer: number }
  /** Somebody who watches waits for a seat. */
  | { readonly type: 'lineJoined'; readonly newcomer: Newcomer<Hidden> }
  /** Has a seat, has gone, or wants none any more. */
  | { readonly type: 'lineLeft'; readonly newcomer: number }
  | { readonly type: 'pauseAsked'; readonly seat: Seat; readonly asked: boolean }
  | { readonly type: 'paused'; readonly since: number }
  | { readonly type: 'resumed' }
  | {
      readonly type: 'diceCommitted'
      readonly gameId: string
      readonly commitment: string
      readonly key: string | Hidden
    }
  | { readonly type: 'seedGiven'; readonly seat: Seat; readonly seed: string }
  | { readonly type: 'gameBegun'; readonly number: number }
  | { readonly type: 'phaseChanged'; readonly phase: TablePhase }
  | { readonly type: 'deadlinesChanged'; readonly deadlines: Deadlines }
  | { readonly type: 'skipAsked'; readonly seat: Seat }
  | { readonly type: 'game'; readonly event: GameEvent<Hidden> }
  | { readonly type: 'diceRevealed'; readonly key: string }
  | { readonly type: 'fairnessReported'; readonly seats: readonly SeatFairness[] }
  | { readonly type: 'frozen'; readonly since: number; readonly thawAt: number | null }
  | { readonly type: 'thawed' }

/**
 * What happened and changes no view. It has no number in the viewers' sequence: from a number that is missing the others would
 * learn that somebody has planned.
 */
export type QuietEvent =
  /** Told to its own seat only. */
  | { readonly type: 'finishPlanned'; readonly seat: Seat; readonly plan: FinishPlan | null }
  | { readonly type: 'emoted'; readonly seat: Seat; readonly emote: Emote }
  /** A game is to start as soon as the people here have given their seeds. */
  | { readonly type: 'startAsked' }
  /** The host has sent away the person who sat here. */
  | { readonly type: 'personRemoved'; readonly seat: Seat }
  /** The host has sent away somebody who came by a code while codes were being guessed. */
  | { readonly type: 'newcomerRefused'; readonly person: string }
  /** The host has answered somebody at the door: not now. They may ask again. */
  | { readonly type: 'newcomerPutOff'; readonly person: string }
  /** Somebody who watches shows their name, or with null no longer does. */
  | { readonly type: 'watcherNamed'; readonly person: string; readonly name: string | null }

/** Everything that the journal knows. */
export type JournalEvent = TableEvent<never> | QuietEvent
