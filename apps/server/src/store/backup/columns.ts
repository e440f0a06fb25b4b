import type { Database } from 'better-sqlite3'
import type { Client } from 'pg'
import type { Kept } from './kept.ts'

export const sqliteColumns = (db: Database, kept: Kept): string[] =>
  (db.pragma(`table_info(${kept})`) as { readonly name: string }[]).map(({ name }) => name)

/** The names and types of a table's columns in PostgreSQL. */
export async function postgresColumns(client: Client, kept: Kept): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [kept],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}
