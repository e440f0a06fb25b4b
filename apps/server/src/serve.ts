import { flushCompileCache } from 'node:module'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/options.ts'
import { usage } from './config/usage.ts'
import type { Server } from './Server.ts'
import { openSqliteStore } from './store/sqlite/openSqliteStore.ts'

const PATIENCE = 10_000

/** Starts the server and runs until a signal stops it. A mistake in the configuration: one sentence, exit code 2. */
export async function serve(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (args.includes('--help')) return console.log(usage())
  try {
    const config = readConfig(args, env)
    // The store's thread opens and checks its file while this one loads the rest of the server.
    const opening = config.store === null ? openSqliteStore(config) : null
    opening?.catch(() => undefined)
    const { startServer } = await import('./Server.ts')
    const server = await startServer(config, opening === null ? {} : { opening })
    printAddresses(server)
    // This is done now and not at the end, because a server that is killed has no end.
    flushCompileCache()
    stopOnSignal(server, config.store === null ? 0 : config['drain-seconds'] * 1000)
    void server.failed.then(endWith)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`jelly: ${error.message}`)
    process.exit(2)
  }
}

function endWith(sentence: string): void {
  console.error(`jelly: ${sentence}`)
  process.exit(1)
}

function printAddresses({ addresses: { local, network, shared } }: Server): void {
  console.log(`Jelly Rush is open at ${local}`)
  const [likeliest, ...others] = network
  if (likeliest !== undefined) console.log(`On phones in the same network: ${likeliest}`)
  if (others.length > 0) console.log(`If they do not find it: ${others.join(' ')}`)
  if (shared !== local && shared !== likeliest) console.log(`For everybody: ${shared}`)
}

/** A second signal ends it at once. */
function stopOnSignal(server: Server, draining: number): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), draining + PATIENCE).unref()
      void server.close().then(() => process.exit(0))
    })
  }
}
