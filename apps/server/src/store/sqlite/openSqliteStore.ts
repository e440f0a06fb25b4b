import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/options.ts'
import { PAGE_SIZE, WAL_PAGES } from './form/schema.ts'
import { SqliteStore } from './SqliteStore.ts'

/** The share of a limited folder that the WAL may take. */
const WAL_SHARE = 1 / 8
/** In ms: the server before this one may still be writing. */
const LOCK_WAIT = 5000

/** The most bytes that the database should take. */
export const bytesOf = (config: Pick<Config, 'max-data-mb'>): number =>
  config['max-data-mb'] === 0 ? Infinity : config['max-data-mb'] * 1024 * 1024

/** A folder that cannot be used is a mistake in the configuration. */
export async function openSqliteStore(config: Pick<Config, 'data' | 'max-data-mb'>): Promise<SqliteStore> {
  const { data } = config
  const most = bytesOf(config)
  const walPages = Math.min(WAL_PAGES, Math.ceil((most * WAL_SHARE) / PAGE_SIZE))
  try {
    mkdirSync(data, { recursive: true })
    return await SqliteStore.open({ file: join(data, 'jelly.db'), maxPages: 0, walPages, lockWait: LOCK_WAIT })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const sentence = why.includes('locked') ? 'another server uses it' : why
    throw new ConfigError(`the data folder ${JSON.stringify(data)} cannot be used: ${sentence}`)
  }
}
