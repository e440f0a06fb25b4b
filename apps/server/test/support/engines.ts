import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the addresses of the run's engines are asked for: see `scripts/engines/testEngines.ts`. */
    readonly engines: string
  }
}

async function addressOf(engine: 'postgres' | 'nats'): Promise<string> {
  const response = await fetch(`${inject('engines')}/${engine}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** The NATS of this run. */
export const natsUrl = (): Promise<string> => addressOf('nats')

/** An empty place in the PostgreSQL of this run: its own schema, so tests do not meet. */
export async function newDatabase(): Promise<string> {
  return newSchema(await addressOf('postgres'))
}

export async function newSchema(url: string): Promise<string> {
  const schema = `s${randomBytes(6).toString('hex')}`
  await runSql(url, `CREATE SCHEMA ${schema}`)
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

export async function runSql(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}
