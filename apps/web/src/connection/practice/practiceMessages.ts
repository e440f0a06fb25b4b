import type { ClientMessage, ServerMessage, Settings } from '@jelly/table'
import type { Exercise } from './exercise/Exercise.ts'

/** What is played: a whole game, or one made-up moment. */
export type Played = { readonly settings: Partial<Settings> } | { readonly exercise: Exercise }

/** What the page says to the worker that runs a table. */
export type ToWorker =
  | ({ readonly type: 'open'; readonly name: string } & Played)
  | { readonly type: 'say'; readonly message: ClientMessage }

/** What it says back. */
export type FromWorker = ServerMessage
