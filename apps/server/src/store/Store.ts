import type { JournalRow } from '@jelly/table'

/** What the server keeps. When a promise resolves, a power cut cannot undo it. */
export interface Store {
  addTable(table: StoredTable): Promise<void>
  addGuest(guest: Guest): Promise<void>
  /** Rejects with a `StoreError`: then the row is not in the journal, and nobody may hear of it. */
  append(entry: Entry): Promise<void>
  /** Puts a table aside that cannot be restored. Nothing of it is deleted. */
  quarantine(table: string, why: string): Promise<void>
  unfinished(): Promise<readonly StoredTable[]>
  guests(table: string): Promise<readonly Guest[]>
  /** In order. Rejects with a `BrokenJournal` if one is missing or cannot be read. */
  rows(table: string, range?: { readonly from: number; readonly to: number }): Promise<readonly JournalRow[]>
  game(id: string): Promise<FinishedGame | null>
  /** A table as it was after one of its rows, so that restoring it reads fewer rows. */
  addCheckpoint(checkpoint: Checkpoint): Promise<void>
  /** The latest one up to that row. */
  checkpoint(table: string, upTo?: number): Promise<Checkpoint | null>
  /** Deletes everything about tables that were last used before that time, the oldest first; resolves with their number. */
  purge(before: number, limits?: PurgeLimits): Promise<number>
  /** Resolves if a row could be made durable now; rejects with a `StoreError` if not. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface PurgeLimits {
  readonly most?: number
  /** Only tables that are closed. */
  readonly closed?: boolean
}

export interface StoredTable {
  readonly id: string
  readonly openedAt: number
  /** What the link carries. */
  readonly secret: string
  /** What is read aloud to join. */
  readonly code: string
}

/** A person whom a table knows. The token itself is not stored. */
export interface Guest {
  readonly person: string
  readonly table: string
  readonly name: string
  readonly tokenHash: string
  readonly at: number
}

export interface Checkpoint {
  readonly table: string
  readonly seq: number
  /** Of the rules and of the record's form. A checkpoint of another version is not used. */
  readonly version: string
  /** As JSON. */
  readonly record: string
}

/** One row of the journal, and what is written together with it or not at all. */
export interface Entry {
  readonly row: JournalRow
  /** The game that this row ends. */
  readonly finishes?: FinishedGame
  /** Whether this row closes the table for good. */
  readonly closes?: boolean
}

export interface FinishedGame {
  readonly id: string
  readonly table: string
  /** Its rows in the table's journal. */
  readonly firstSeq: number
  readonly lastSeq: number
  readonly endedAt: number
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}
