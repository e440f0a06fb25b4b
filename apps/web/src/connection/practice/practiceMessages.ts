import type { ClientMessage, ServerMessage, Settings } from '@jelly/table'
import type { PlayOn } from '@jelly/table/replay'
import type { Exercise } from './exercise/Exercise.ts'

/** What is played: a whole game, one made-up moment, or a finished game from a moment on. */
export type Played =
  | { readonly settings: Partial<Settings> }
  | { readonly exercise: Exercise }
  | { readonly playOn: PlayOn }

/** What the page says to the worker that runs a table. */
export type ToWorker =
  | ({ readonly type: 'open'; readonly name: string } & Played)
  | { readonly type: 'say'; readonly message: ClientMessage }

/** What it says back. */
export type FromWorker = ServerMessage | Finished

/** A game is over: its replay, before anybody hears of its end. */
export interface Finished {
  readonly type: 'finished'
  readonly gameId: string
  readonly text: string
}
