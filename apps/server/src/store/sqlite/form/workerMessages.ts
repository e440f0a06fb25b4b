import type { Checkpoint, FinishedGame, Guest, StoredTable } from '../../Store.ts'
import type { StoreFailure } from '../../StoreError.ts'
import type { FlatRow } from './flatRow.ts'

/** What the server's thread asks the database's worker to do. */
export type Write =
  | { readonly kind: 'row'; readonly row: FlatRow; readonly finishes: FinishedGame | null; readonly closes: boolean }
  | { readonly kind: 'table'; readonly record: StoredTable }
  | { readonly kind: 'guest'; readonly guest: Guest }
  | { readonly kind: 'checkpoint'; readonly checkpoint: Checkpoint }
  | { readonly kind: 'quarantine'; readonly table: string; readonly why: string }
  /** The rows up to one, of a table that is about to be forgotten. */
  | { readonly kind: 'forgetRows'; readonly table: string; readonly to: number }
  /** Everything that is left of a table. */
  | { readonly kind: 'forget'; readonly table: string }

export type Read =
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'guests'; readonly table: string }
  | { readonly kind: 'rows'; readonly table: string; readonly from: number; readonly to: number }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'checkpoint'; readonly table: string; readonly upTo: number }
  | ({ readonly kind: 'old' } & OldQuestion)
  | { readonly kind: 'bytes' }
  | { readonly kind: 'check' }
  | { readonly kind: 'backUp'; readonly file: string }
  | { readonly kind: 'close' }

/** Looks at some tables, from the place on where the last question ended. */
export interface OldQuestion {
  readonly before: number
  readonly closed: boolean
  readonly from: OldPlace
}

export interface OldPlace {
  readonly openedAt: number
  readonly id: string
}

export interface OldTables {
  readonly tables: readonly { readonly id: string; readonly seq: number }[]
  /** Null where all have been looked at. */
  readonly next: OldPlace | null
}

/** What the worker says first. */
export interface Ready {
  readonly ready: true
  readonly losses: readonly Loss[]
}

/** What a damaged file has lost, in one sentence. */
export interface Loss {
  /** Null where it is about all of them. */
  readonly table: string | null
  readonly sentence: string
}

export type DatabaseQuestion = { readonly n: number } & (
  | { readonly writes: readonly Write[] }
  | { readonly read: Read }
)

export interface Failure {
  readonly failure: StoreFailure
  readonly message: string
}

/** Null: the write is durable. */
export type WriteOutcome = Failure | null

export type Reply =
  /** Null: all writes are durable. */
  | { readonly n: number; readonly outcomes: readonly WriteOutcome[] | null }
  | { readonly n: number; readonly found: unknown }
  | { readonly n: number; readonly failed: Failure }
