import type { JournalRow } from '@jelly/table'

/** What the server keeps. Every promise that resolves stands for something that a power cut does not take away. */
export interface Store {
  addTable(table: StoredTable): Promise<void>
  addGuest(guest: Guest): Promise<void>
  /** Rejects with a `StoreError`: then the row is not in the journal, and nobody may hear of it. */
  append(entry: Entry): Promise<void>
  /** Takes a table whose journal cannot be read out of the way of the others. */
  quarantine(table: string, why: string): Promise<void>
  unfinished(): Promise<readonly StoredTable[]>
  guests(table: string): Promise<readonly Guest[]>
  /** In order, none missing; rejects with a `BrokenJournal` where that is not so. */
  rows(table: string, range?: { readonly from: number; readonly to: number }): Promise<readonly JournalRow[]>
  game(id: string): Promise<FinishedGame | null>
  /** A record of a table as it was after one of its rows: a shorter way to restore it. */
  addCheckpoint(checkpoint: Checkpoint): Promise<void>
  /** The latest, up to that row. */
  checkpoint(table: string, upTo?: number): Promise<Checkpoint | null>
  /** Forgets everything about tables that were last used before; says how many they were. */
  purge(before: number): Promise<number>
  close(): Promise<void>
}

export interface StoredTable {
  readonly id: string
  readonly openedAt: number
  /** What the link carries. */
  readonly secret: string
  /** What is read aloud to join. */
  readonly code: string
}

/** Who may sit down or watch with which token. The token itself is nowhere. */
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
  /** Of the rules and of the record's form: one of another version is not used. */
  readonly version: string
  /** As JSON. */
  readonly record: string
}

/** One row of the journal, and what must be true together with it or not at all. */
export interface Entry {
  readonly row: JournalRow
  /** The game that this row ends. */
  readonly finishes?: FinishedGame
  /** Whether the table closes with this row for good. */
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
