import { existsSync } from 'node:fs'
import { backUpFolder, backUpPostgres } from '@jelly/server/backup'
import { Command } from 'commander'
import { InputError } from '../input/InputError.ts'

interface Options {
  readonly data: string
  readonly store?: string
}

const EXAMPLES = `
Examples:
  jelly backup jelly-monday.db
  jelly backup jelly-monday.db --data /var/lib/jelly
  jelly backup jelly-monday.db --store postgres://jelly@db/jelly

The server goes on meanwhile. All journals up to one moment are in the file, with what lets people come back to their seats: keep it as
secret as the server's own. To restore it, stop the server, put the file into its --data folder as jelly.db (and delete jelly.db-wal and
jelly.db-shm there), or copy it into an empty PostgreSQL with jelly move.`

export const backupCommand = new Command('backup')
  .description('copy all journals into one file, also while the server runs')
  .argument('<file>', 'where the copy goes')
  .option('--data <folder>', "the server's data folder", process.env['JELLY_DATA'] || 'data')
  .option('--store <url>', "the server's PostgreSQL, instead of a data folder", process.env['JELLY_STORE'] || undefined)
  .addHelpText('after', EXAMPLES)
  .action(async (file: string, { data, store }: Options) => {
    if (existsSync(file)) throw new InputError(file, 'there is such a file already; name another one')
    await (store === undefined ? backUpFolder(data, file) : backUpPostgres(store, file)).catch(asInputError)
    console.log(`${file} has everything up to now.`)
  })

const asInputError = (error: unknown): never => {
  throw new InputError('', error instanceof Error ? error.message : String(error))
}
