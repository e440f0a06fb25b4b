import { Client } from 'pg'
import { DEADLINE, PostgresConnection } from './PostgresConnection.ts'
import { postgresProblem } from './postgresProblem.ts'
import { PostgresOwnership } from './PostgresOwnership.ts'
import { PostgresStore } from './PostgresStore.ts'
import { Readers } from './Readers.ts'
import { migrate } from './schema.ts'
import { Writer } from './Writer.ts'

export interface OpenPostgres {
  readonly store: PostgresStore
  readonly ownership: PostgresOwnership
}

/** Settings of PostgreSQL without which a commit could be lost. */
const DURABLE = { fsync: ['on'], synchronous_commit: ['on', 'remote_apply'] } as const

/** Connects, makes sure that a commit there is a promise, and brings the schema up to date. Rejects with one sentence. */
export async function openPostgres(
  url: string,
  life: string,
  onCommit: (ms: number) => void = () => undefined,
): Promise<OpenPostgres> {
  await prepare(url)
  const readers = new Readers(url)
  const writer = new Writer(life, new PostgresConnection({ url, strict: true }), onCommit)
  return {
    store: new PostgresStore(life, writer, readers),
    ownership: new PostgresOwnership(life, new PostgresConnection({ url }), readers),
  }
}

async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DEADLINE })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await checkDurable(client)
    await migrate(client)
  } catch (error) {
    throw new Error(postgresProblem(error), { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkDurable(client: Client): Promise<void> {
  for (const [setting, wanted] of Object.entries(DURABLE)) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`)
    const found = rows[0]?.[setting] ?? ''
    if (!wanted.some((value) => value === found))
      throw new Error(`its setting ${setting} is ${found}, so a power cut could take moves away: set it to on`)
  }
}
