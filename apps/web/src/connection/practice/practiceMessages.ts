import type { BotLevel, ClientMessage, JournalRow, ServerMessage, Settings } from '@jelly/table'
import type { PlayOn } from '@jelly/table/replay'
import type { Exercise } from './exercise/Exercise.ts'

/** A practice game: a new one, one in the city of another, or one that goes on from its rows. */
export type PracticeStart =
  | { readonly settings: Partial<Settings>; readonly bots: readonly BotLevel[] }
  | { readonly sameCity: readonly JournalRow[] }
  | { readonly rows: readonly JournalRow[] }

/** What is played: a practice game, one made-up moment, or a finished game from a moment on. */
export type Played =
  | { readonly practice: PracticeStart }
  | { readonly exercise: Exercise }
  | { readonly playOn: PlayOn }

/** What the page says to the worker that runs a table. */
export type ToWorker =
  | ({ readonly type: 'open'; readonly name: string } & Played)
  | { readonly type: 'say'; readonly message: ClientMessage }
  /** The game stands still, or goes on. */
  | { readonly type: 'hold'; readonly isHeld: boolean }

/** What it says back. */
export type FromWorker = ServerMessage | WorkerNews | { readonly type: 'failed'; readonly problem: string }

export type WorkerNews =
  /** What the table wrote down, before anybody hears of it. */
  | { readonly type: 'row'; readonly row: JournalRow }
  /** A game is over: its replay, before anybody hears of its end. */
  | { readonly type: 'finished'; readonly gameId: string; readonly text: string }
