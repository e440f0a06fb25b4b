import Sqlite from 'better-sqlite3'

const SELECTS = {
  row: 'SELECT table_id, seq, epoch, at, seat, message_id, rules, request, events FROM journal',
  guest: 'SELECT table_id, person, name, token_hash FROM guests',
  result: 'SELECT table_id, id, first_seq, last_seq, scores FROM games',
  entry: `SELECT id, '', secret, code FROM tables`,
} as const

/** Everything in a database that somebody was promised, by its name: `row <table> <seq>`. To open it may change it. */
export function databaseContents(file: string): ReadonlyMap<string, string> {
  const db = new Sqlite(file)
  const contents = new Map<string, string>()
  for (const [what, select] of Object.entries(SELECTS)) {
    for (const row of db.prepare(select).raw().iterate() as Iterable<(string | number)[]>)
      contents.set(`${what} ${row[0]} ${row[1]}`, JSON.stringify(row))
  }
  db.close()
  return contents
}
