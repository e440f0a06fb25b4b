import type { QueryConfig } from 'pg'

const prepared =
  (name: string, text: string) =>
  (...values: readonly unknown[]): QueryConfig => ({ name, text, values: [...values] })

const IS_MINE = `t.owner = $1 AND t.state = 'open'`

/**
 * The fence, exact for each row: its table is open, belongs to this life and is not in a later epoch, and the row before it is there and
 * not of a later epoch. After a failover to a standby that lags, a key alone would accept a gap. Scalar subqueries are the fastest form.
 */
const FENCED_INSERT = `
  INSERT INTO journal (table_id, seq, epoch, at, seat, message_id, rules, request, events)
  SELECT r.table_id, r.seq, r.epoch, r.at, r.seat, r.message_id, r.rules, r.request, r.events
  FROM unnest($2::text[], $3::int[], $4::int[], $5::double precision[], $6::text[], $7::bigint[], $8::int[], $9::text[], $10::text[])
    AS r (table_id, seq, epoch, at, seat, message_id, rules, request, events)
  WHERE (SELECT ${IS_MINE} AND t.epoch <= r.epoch FROM tables t WHERE t.id = r.table_id)
    AND (r.seq = 1 OR (SELECT j.epoch <= r.epoch FROM journal j WHERE j.table_id = r.table_id AND j.seq = r.seq - 1))
  ON CONFLICT DO NOTHING
  RETURNING table_id`

/** Every statement of the journal. The first value of a write is the life that writes. */
export const sql = {
  append: prepared('append', FENCED_INSERT),
  /** One row with what must be true together with it. */
  appendEnding: prepared(
    'appendEnding',
    `WITH added AS (${FENCED_INSERT}),
    closed AS (UPDATE tables SET state = 'closed' FROM added WHERE $11::boolean AND tables.id = added.table_id),
    ended AS (
      INSERT INTO games SELECT $12::text, table_id, $13::int, $14::int, $15::double precision, $16::text, $17::text
      FROM added WHERE $12::text IS NOT NULL)
    SELECT table_id FROM added`,
  ),
  /** Why a row was refused. */
  head: prepared(
    'head',
    `SELECT t.state, t.owner, t.epoch, j.seq AS head_seq, j.epoch AS head_epoch FROM tables t
    LEFT JOIN LATERAL (SELECT seq, epoch FROM journal WHERE table_id = t.id ORDER BY seq DESC LIMIT 1) j ON true
    WHERE t.id = $1`,
  ),
  addTable: prepared(
    'addTable',
    'INSERT INTO tables (owner, id, opened_at, secret, code, version) VALUES ($1, $2, $3, $4, $5, $6)',
  ),
  /** The lock makes a claim wait until the guest is there to be read, or refuses the guest. */
  addGuest: prepared(
    'addGuest',
    `INSERT INTO guests SELECT $3, t.id, $4, $5, $6 FROM
    (SELECT t.id FROM tables t WHERE t.id = $2 AND ${IS_MINE} FOR SHARE) t RETURNING person`,
  ),
  addCheckpoint: prepared(
    'addCheckpoint',
    `INSERT INTO checkpoints SELECT t.id, $3, $4, $5 FROM tables t WHERE t.id = $2 AND t.owner = $1
    ON CONFLICT (table_id, seq) DO UPDATE SET version = EXCLUDED.version, record = EXCLUDED.record`,
  ),
  quarantine: prepared(
    'quarantine',
    `UPDATE tables SET state = 'quarantined', why = $3 WHERE id = $2 AND owner IS NOT DISTINCT FROM $1`,
  ),
  unfinished: prepared(
    'unfinished',
    `SELECT id, opened_at AS "openedAt", secret, code FROM tables WHERE state = 'open' ORDER BY id`,
  ),
  guests: prepared(
    'guests',
    'SELECT person, table_id AS "table", name, token_hash AS "tokenHash", at FROM guests WHERE table_id = $1 ORDER BY person',
  ),
  rows: prepared(
    'rows',
    `SELECT table_id, seq, epoch, at, seat, message_id, rules, request, events FROM journal
    WHERE table_id = $1 AND seq BETWEEN $2::bigint AND $3::bigint ORDER BY seq`,
  ),
  game: prepared(
    'game',
    `SELECT id, table_id AS "table", first_seq AS "firstSeq", last_seq AS "lastSeq", ended_at AS "endedAt", scores, winners
    FROM games WHERE id = $1`,
  ),
  checkpoint: prepared(
    'checkpoint',
    `SELECT table_id AS "table", seq, version, record FROM checkpoints
    WHERE table_id = $1 AND seq <= $2::bigint ORDER BY seq DESC LIMIT 1`,
  ),
  /** One process at a time does this; the others find nothing to do. */
  purge: prepared(
    'purge',
    `WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock($1) AS mine),
    old AS MATERIALIZED (
      SELECT id FROM tables, turn WHERE mine AND opened_at < $2 AND (state = 'closed' OR NOT $3::boolean)
      AND coalesce((SELECT at FROM journal WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0) < $2
      ORDER BY opened_at, id LIMIT $4),
    a AS (DELETE FROM journal USING old WHERE table_id = old.id),
    b AS (DELETE FROM guests USING old WHERE table_id = old.id),
    c AS (DELETE FROM games USING old WHERE table_id = old.id),
    d AS (DELETE FROM checkpoints USING old WHERE table_id = old.id),
    e AS (DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id)
    SELECT count(*)::int AS count FROM e`,
  ),
  /** It changes nothing, but it is a commit like any other. */
  touch: prepared('touch', 'UPDATE nodes SET beat = beat WHERE life = $1'),
}

const FIND = `SELECT id, owner, EXISTS (SELECT 1 FROM nodes WHERE life = t.owner) AS listed FROM tables t WHERE state = 'open'`
const CLAIMED = 'id, epoch, opened_at AS "openedAt", secret, code'
const ENTER = `INSERT INTO nodes (life, name, beat, version, tables, room, draining, listing, session)
  VALUES ($1, $2, 1, $3, $4, $5, $6, $7, pg_backend_pid())`
const BEATING = 'life, name, beat, tables, room, draining, listing'

/** Every statement of ownership. The first value is this life. */
export const ownership = {
  enter: prepared(
    'enter',
    `${ENTER} ON CONFLICT (name) DO UPDATE SET life = EXCLUDED.life, beat = 1, version = EXCLUDED.version,
    tables = EXCLUDED.tables, room = EXCLUDED.room, draining = EXCLUDED.draining, listing = EXCLUDED.listing,
    session = EXCLUDED.session`,
  ),
  enterAgain: prepared('enterAgain', `${ENTER} ON CONFLICT DO NOTHING`),
  /** Of a session that has ended PostgreSQL knows nothing; asked for no session, it tells of all. */
  beat: prepared(
    'beat',
    `WITH mine AS (
      UPDATE nodes SET beat = beat + 1, tables = $2, room = $3, draining = $4, listing = $5, session = pg_backend_pid()
      WHERE life = $1 RETURNING ${BEATING})
    SELECT *, true AS connected FROM mine
    UNION ALL SELECT ${BEATING}, EXISTS (SELECT FROM pg_stat_get_activity(session)) FROM nodes WHERE life <> $1`,
  ),
  remove: prepared('remove', 'DELETE FROM nodes WHERE life = ANY($1::text[])'),
  claim: prepared(
    'claim',
    `UPDATE tables SET owner = $1, epoch = epoch + 1, version = $2
    WHERE id = $3 AND state = 'open' AND (owner IS NOT DISTINCT FROM $4 OR owner = $1) AND version <= $2
    RETURNING ${CLAIMED}`,
  ),
  /**
   * Processes that look at the same time begin with different tables. The owner is compared once more with the table as it is when its turn
   * comes: PostgreSQL checks a row again that changed meanwhile, but not whether its new owner is on the list.
   */
  claimOrphans: prepared(
    'claimOrphans',
    `WITH orphans AS MATERIALIZED (
      SELECT id, owner FROM tables t WHERE state = 'open' AND version <= $2
      AND NOT EXISTS (SELECT 1 FROM nodes WHERE life = t.owner) ORDER BY md5(id || $1) LIMIT $3),
    free AS MATERIALIZED (SELECT id FROM tables WHERE id IN (SELECT id FROM orphans) FOR UPDATE SKIP LOCKED)
    UPDATE tables t SET owner = $1, epoch = t.epoch + 1, version = $2 FROM orphans o JOIN free USING (id)
    WHERE t.id = o.id AND t.state = 'open' AND t.owner IS NOT DISTINCT FROM o.owner
    RETURNING t.id, t.epoch, t.opened_at AS "openedAt", t.secret, t.code`,
  ),
  give: prepared(
    'give',
    `UPDATE tables t SET owner = (SELECT n.life FROM nodes n WHERE n.life = $3 AND n.version >= t.version)
    WHERE owner = $1 AND id = $2 AND state = 'open'`,
  ),
  findId: prepared('findId', `${FIND} AND id = $1`),
  findCode: prepared('findCode', `${FIND} AND code = $1`),
  owned: prepared('owned', `SELECT id FROM tables WHERE owner = $1 AND state = 'open'`),
}
