import { moveToPostgres } from '@jelly/server/backup'
import { Command } from 'commander'
import { InputError } from '../input/InputError.ts'

const EXAMPLES = `
Example:
  jelly move /var/lib/jelly --to postgres://jelly@db/jelly

Stop the server first. Everything is copied or nothing; the folder stays as it was. Then start processes with --store: links, seats
and running games are all there.`

export const moveCommand = new Command('move')
  .description('copy a data folder, or a backup, into an empty PostgreSQL')
  .argument('<folder|file>', 'a data folder, or a file of jelly backup')
  .requiredOption('--to <url>', 'the PostgreSQL, as of the server: postgres://user:password@host/database')
  .addHelpText('after', EXAMPLES)
  .action(async (from: string, { to }: { readonly to: string }) => {
    const isTerminal = process.stderr.isTTY
    const onProgress = (rows: number) => isTerminal && process.stderr.write(`\r${rows} rows…`)
    try {
      const { tables, rows } = await moveToPostgres(from, to, onProgress)
      if (isTerminal) process.stderr.write('\r')
      console.log(`${tables} tables with ${rows} rows are in PostgreSQL now.`)
    } catch (error) {
      throw new InputError('', error instanceof Error ? error.message : String(error))
    }
  })
