import type { ClientMessage, ServerMessage, Settings } from '@jelly/table'

/** What the page says to the worker that runs a table. */
export type ToWorker =
  | { readonly type: 'open'; readonly name: string; readonly settings: Partial<Settings> }
  | { readonly type: 'say'; readonly message: ClientMessage }

/** What it says back. */
export type FromWorker = ServerMessage
