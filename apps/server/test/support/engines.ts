import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the addresses of the run's engines are asked for: see `scripts/engines/testEngines.ts`. */
    readonly engines: string
  }
}

type Kind = 'postgres' | 'nats'
type Deed = 'address' | 'kill' | 'restart' | 'pause' | 'resume' | 'end'

async function ask(kind: Kind, name: string, deed: Deed): Promise<string> {
  const response = await fetch(`${inject('engines')}/${kind}/${name}/${deed}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** The NATS of this run. */
export const natsUrl = (): Promise<string> => ask('nats', 'all', 'address')

/** An engine of this test alone, to which things can be done. It ends with the run at the latest. */
export async function ownEngine(kind: Kind) {
  const name = randomBytes(6).toString('hex')
  const url = await ask(kind, name, 'address')
  return { url, do: (deed: Deed) => ask(kind, name, deed) }
}

/** An empty place in the PostgreSQL of this run: its own schema, so tests do not meet. */
export async function newDatabase(): Promise<string> {
  return newSchema(await ask('postgres', 'all', 'address'))
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
