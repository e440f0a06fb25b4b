import type { Client } from 'pg'

const TABLES = `
  CREATE TABLE tables (
    id text PRIMARY KEY,
    opened_at double precision NOT NULL,
    secret text NOT NULL,
    code text NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'quarantined')),
    why text,
    owner text,
    epoch int NOT NULL DEFAULT 1,
    version int NOT NULL
  );
  CREATE UNIQUE INDEX open_code ON tables (code) WHERE state = 'open';
  CREATE INDEX open_owner ON tables (owner) WHERE state = 'open';

  CREATE TABLE guests (
    person text PRIMARY KEY,
    table_id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    at double precision NOT NULL
  );
  CREATE INDEX guests_of_table ON guests (table_id);

  CREATE TABLE journal (
    table_id text NOT NULL,
    seq int NOT NULL,
    epoch int NOT NULL,
    at double precision NOT NULL,
    seat text,
    message_id bigint,
    rules int NOT NULL,
    request text NOT NULL,
    events text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE games (
    id text PRIMARY KEY,
    table_id text NOT NULL,
    first_seq int NOT NULL,
    last_seq int NOT NULL,
    ended_at double precision NOT NULL,
    scores text NOT NULL,
    winners text NOT NULL
  );
  CREATE INDEX games_of_table ON games (table_id);

  CREATE TABLE checkpoints (
    table_id text NOT NULL,
    seq int NOT NULL,
    version text NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE nodes (
    life text PRIMARY KEY,
    name text NOT NULL UNIQUE,
    beat bigint NOT NULL,
    version int NOT NULL,
    tables int NOT NULL,
    room int NOT NULL,
    draining boolean NOT NULL,
    listing text NOT NULL
  );
`

/** The session of PostgreSQL over which a process beat last; null where its version does not tell. */
const SESSIONS = 'ALTER TABLE nodes ADD COLUMN session int'

/** What each version of the schema added to the one before. Steps only add, so that older processes go on while a deploy rolls. */
const STEPS = [TABLES, SESSIONS] as const
/** The oldest version of this program's schema that a process may know and still use the schema as it is now. */
const OLDEST = 1
/** Numbers of PostgreSQL locks, the same in all processes: the process that holds one migrates, or purges. */
export const MIGRATION_LOCK = 7_244_551
export const PURGE_LOCK = 7_244_552

/** Brings the schema up to date. Processes that start at once take turns. */
export async function migrate(client: Client): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await upgrade(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function upgrade(client: Client): Promise<void> {
  const { version, oldest } = await versionOf(client)
  if (oldest > STEPS.length) {
    throw new Error(
      `its schema (version ${version}) wants a program that knows version ${oldest}: update this one (it knows ${STEPS.length})`,
    )
  }
  for (const step of STEPS.slice(version)) await client.query(step)
  if (version >= STEPS.length) return
  await client.query('CREATE TABLE IF NOT EXISTS schema (version int NOT NULL, oldest int NOT NULL)')
  await client.query('DELETE FROM schema')
  await client.query('INSERT INTO schema VALUES ($1, $2)', [STEPS.length, OLDEST])
}

async function versionOf(client: Client): Promise<{ readonly version: number; readonly oldest: number }> {
  const { rows } = await client.query<{ known: string | null }>(`SELECT to_regclass('schema') AS known`)
  if (!rows[0]?.known) return { version: 0, oldest: 0 }
  const found = await client.query<{ version: number; oldest: number }>('SELECT version, oldest FROM schema')
  return found.rows[0] ?? { version: 0, oldest: 0 }
}
