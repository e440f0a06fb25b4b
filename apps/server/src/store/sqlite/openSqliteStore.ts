import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/options.ts'
import { SqliteStore, type StoreEvents } from './SqliteStore.ts'

const PAGE_SIZE = 4096
/** In ms: the server before this one may still be writing. */
const LOCK_WAIT = 5000

/** A folder that cannot be used is a mistake in the configuration. */
export async function openSqliteStore(
  config: Pick<Config, 'data' | 'max-data-mb'>,
  events: StoreEvents,
): Promise<SqliteStore> {
  const { data } = config
  const maxPages = Math.ceil((config['max-data-mb'] * 1024 * 1024) / PAGE_SIZE)
  try {
    mkdirSync(data, { recursive: true })
    return await SqliteStore.open({ file: join(data, 'jelly.db'), maxPages, lockWait: LOCK_WAIT }, events)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const sentence = why.includes('locked') ? 'another server uses it' : why
    throw new ConfigError(`the data folder ${JSON.stringify(data)} cannot be used: ${sentence}`)
  }
}
