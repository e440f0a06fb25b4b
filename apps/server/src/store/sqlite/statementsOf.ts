import type { Database, Statement } from 'better-sqlite3'

/** Each statement is prepared once. */
export function statementsOf(db: Database): (text: string) => Statement {
  const prepared = new Map<string, Statement>()
  return (text) => {
    const known = prepared.get(text)
    if (known) return known
    const statement = db.prepare(text)
    prepared.set(text, statement)
    return statement
  }
}
