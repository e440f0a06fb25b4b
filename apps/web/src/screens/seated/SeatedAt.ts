import type { Seat } from '@jelly/rules'
import type { ShownEmote, WatcherCount } from '@jelly/client'
import type { Request, Standing, TableView } from '@jelly/table'

/** What a screen of a table is given: what is known, who looks, and how to ask. */
export interface SeatedAt {
  readonly view: TableView
  readonly you: Seat | null
  readonly send: (request: Request) => void
  /** Opens the lesson; the others are told meanwhile. */
  readonly learn?: () => void
  /** What is being said. */
  readonly said?: readonly ShownEmote[]
  readonly watchers?: WatcherCount
  readonly standing?: Standing | null
}
