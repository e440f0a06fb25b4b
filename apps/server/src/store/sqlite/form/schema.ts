import type { Database } from 'better-sqlite3'

const TABLES = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened_at REAL NOT NULL,
    secret TEXT NOT NULL,
    code TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'quarantined')),
    why TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guests (
    person TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    at REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX guests_of_table ON guests (table_id);

  CREATE TABLE journal (
    n INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    at REAL NOT NULL,
    seat TEXT,
    message_id INTEGER,
    rules INTEGER NOT NULL,
    request TEXT NOT NULL,
    events TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX journal_of_table ON journal (table_id, seq);

  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_of_table ON games (table_id);
`

const CHECKPOINTS = `
  CREATE TABLE checkpoints (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    version TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;
`

/** Rows that are older than this have none. */
const DIGESTS = `
  ALTER TABLE tables ADD COLUMN digest INTEGER;
  ALTER TABLE guests ADD COLUMN digest INTEGER;
  ALTER TABLE journal ADD COLUMN digest INTEGER;
  ALTER TABLE games ADD COLUMN digest INTEGER;
  ALTER TABLE checkpoints ADD COLUMN digest INTEGER;
  CREATE INDEX tables_by_age ON tables (opened_at);
`

/** What each version of the file adds to the one before. */
const STEPS = [TABLES, CHECKPOINTS, DIGESTS] as const
export const PRESENT_VERSION = STEPS.length

/** The columns that are written, in the order in which their digest is taken. */
export const COLUMNS = {
  tables: 'id, opened_at, secret, code',
  guests: 'person, table_id, name, token_hash, at',
  journal: 'table_id, seq, epoch, at, seat, message_id, rules, request, events',
  games: 'id, table_id, first_seq, last_seq, ended_at, scores, winners',
  checkpoints: 'table_id, seq, version, record',
} as const

/** Why a table is not open: its rows are being deleted, from the first on. */
export const FORGOTTEN = 'forgotten'

export type KeptIn = keyof typeof COLUMNS

export const insertInto = (where: KeptIn): string =>
  `INSERT INTO ${where} (${COLUMNS[where]}, digest) VALUES (${COLUMNS[where].replaceAll(/\w+/g, '?')}, ?)`

/** Pages of the WAL between two of SQLite's checkpoints. During one, for some milliseconds, nothing commits. */
export const WAL_PAGES = 4000
export const PAGE_SIZE = 4096

export interface DatabaseOptions {
  readonly file: string
  /** Pages that fit on the disk, for a test; 0 for what really does. */
  readonly maxPages: number
  readonly walPages?: number
  /** How long to wait for the server before this one to let go of the file, in ms. */
  readonly lockWait: number
  /** Larger files are not checked as a whole when they are opened. */
  readonly checkedBytes?: number
}

/**
 * Rows are stored in the order in which they come, so that a commit for many tables touches few pages. The exclusive lock
 * keeps a second process from writing to the same journals.
 */
export function prepareDatabase(db: Database, { maxPages, walPages = WAL_PAGES }: DatabaseOptions): void {
  db.pragma('locking_mode = EXCLUSIVE')
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma(`wal_autocheckpoint = ${walPages}`)
  db.pragma(`journal_size_limit = ${walPages * PAGE_SIZE}`)
  if (maxPages > 0) db.pragma(`max_page_count = ${maxPages}`)
  upgrade(db, versionOf(db))
}

/** 0 where the file is new. */
export function versionOf(db: Database): number {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version > PRESENT_VERSION) throw new Error(`the file was written by a newer version (${version}) of this server`)
  return version
}

function upgrade(db: Database, version: number): void {
  for (const [n, step] of STEPS.entries()) {
    if (n >= version) db.exec(`BEGIN; ${step} PRAGMA user_version = ${n + 1}; COMMIT`)
  }
}
