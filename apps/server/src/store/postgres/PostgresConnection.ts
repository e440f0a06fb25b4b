import { Client, type QueryConfig, type QueryResultRow, types } from 'pg'
import { StoreError } from '../StoreError.ts'
import { failureOf } from './failureOf.ts'

/** After this long without an answer the outcome is unknown, which is a failure. The library itself would wait forever. */
export const DEADLINE = 2000

export interface LinkOptions {
  readonly url: string
  /**
   * Whether a warning is a failure: a commit that no longer waits for its standby comes back as a success with a warning. For the
   * connection that promises things.
   */
  readonly strict?: boolean
  /** Whether a question is sent while others are not answered yet. */
  readonly pipeline?: boolean
}

/** One connection, made again when it is lost. Whatever is asked of it is answered or rejected within the deadline. */
export class PostgresConnection {
  readonly #options: LinkOptions
  #client: Promise<Client> | null = null
  #closed = false
  #onLost: () => void = () => undefined
  #warning: string | null = null

  constructor(options: LinkOptions) {
    this.#options = options
  }

  async ask<Row extends QueryResultRow>(
    query: QueryConfig & { rowMode?: 'array' },
    patience = DEADLINE,
  ): Promise<Row[]> {
    if (this.#closed) throw new StoreError('closed', 'the store is closed')
    let client: Client | null = null
    this.#warning = null
    const late = new Deadline(patience, () => this.#drop(client))
    try {
      const asked = this.#connected().then((connected) => {
        client = connected
        return connected.query<Row>(query)
      })
      const { rows } = await Promise.race([asked, late.passed])
      if (this.#options.strict && this.#warning !== null) throw new StoreError('failed', this.#warning)
      return rows
    } catch (error) {
      throw failureOf(error)
    } finally {
      late.callOff()
    }
  }

  /** Calls back when a connection that was made has ended; it is made again with the next question. */
  whenLost(listener: () => void): void {
    this.#onLost = listener
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => null)
    const late = new Deadline(DEADLINE, () => this.#drop(client ?? null))
    await Promise.race([client?.end(), late.passed]).catch(() => undefined)
    late.callOff()
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: DEADLINE,
      keepAlive: true,
      pipeline: this.#options.pipeline ?? false,
      types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
    })
    // After an error between two questions, the next question connects again.
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    client.on('notice', (notice) => (this.#warning = notice.message ?? 'a warning'))
    try {
      await client.connect()
      client.on('end', () => this.#closed || this.#onLost())
      return client
    } catch (error) {
      this.#drop(client)
      throw error
    }
  }

  /** A half-open connection neither answers nor ends, so its socket is destroyed. */
  #drop(client: Client | null): void {
    const known = this.#client
    this.#client = null
    if (client === null) void known?.then(destroy, () => undefined)
    else destroy(client)
  }
}

function destroy(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

class Deadline {
  readonly passed: Promise<never>
  #timer: NodeJS.Timeout | undefined

  constructor(ms: number, onPassed: () => void) {
    this.passed = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        onPassed()
        reject(new StoreError('failed', `PostgreSQL has not answered for ${ms} ms`))
      }, ms)
    })
    this.passed.catch(() => undefined)
  }

  callOff(): void {
    clearTimeout(this.#timer)
  }
}
