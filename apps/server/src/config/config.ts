import { parseArgs } from 'node:util'
import { ConfigError, engineAddress, commaList, nodeName, number, oneOf, type Option, webAddress } from './options.ts'

const option = <Value>(env: string, fallback: string, read: Option<Value>['read'], help: string): Option<Value> => ({
  env,
  fallback,
  help,
  read,
})

const text = (value: string): string => value

/** Everything that can be set. The README lists it. */
export const OPTIONS = {
  port: option('JELLY_PORT', '8080', number(0, 65_535, true), 'port to listen on; 0 takes any free one'),
  host: option(
    'JELLY_HOST',
    '::',
    text,
    'address to listen on; :: is all of IPv4 and IPv6, 127.0.0.1 keeps phones out',
  ),
  data: option('JELLY_DATA', 'data', text, 'folder of the database'),
  store: option(
    'JELLY_STORE',
    '',
    (value) => (value === '' ? null : engineAddress('postgres')(value)),
    'postgres://… for a database that several processes share, instead of a folder',
  ),
  wires: option(
    'JELLY_WIRES',
    '',
    (value) => (value === '' ? null : engineAddress('nats')(value)),
    'nats://… for the messages between processes that share a database',
  ),
  node: option(
    'JELLY_NODE',
    '',
    (value) => (value === '' ? null : nodeName(value)),
    'name of this process among those that share a database',
  ),
  'drain-seconds': option(
    'JELLY_DRAIN_SECONDS',
    '20',
    number(0, 3600, false),
    'how long tables in the middle of a round may stay after SIGTERM before they move to another process',
  ),
  'public-url': option(
    'JELLY_PUBLIC_URL',
    '',
    (value) => (value === '' ? null : webAddress(value)),
    'address that players use, where it differs from this machine’s (a proxy, a name)',
  ),
  origins: option(
    'JELLY_ORIGINS',
    '',
    (value) => commaList(value).map(webAddress),
    'further pages that may connect, by comma',
  ),
  'trust-proxy': option('JELLY_TRUST_PROXY', '', commaList, 'addresses of proxies whose X-Forwarded-For is believed'),
  speed: option('JELLY_SPEED', '1', number(0.1, 1000, false), 'divides the game’s durations, for demos and tests'),
  'max-tables': option(
    'JELLY_MAX_TABLES',
    '2000',
    number(0, 100_000, true),
    'tables open at once; 0 for a process that only passes messages on',
  ),
  'tables-per-minute': option(
    'JELLY_TABLES_PER_MINUTE',
    '30',
    number(1, 1_000_000, true),
    'tables that one address may make in a minute',
  ),
  'connections-per-address': option(
    'JELLY_CONNECTIONS_PER_ADDRESS',
    '200',
    number(1, 1_000_000, true),
    'sockets that one address (of IPv6: one /64) may hold',
  ),
  'max-data-mb': option(
    'JELLY_MAX_DATA_MB',
    '0',
    number(0, 1_000_000, false),
    'from this size of the database on old tables go, then no new ones are made; 0 for no limit',
  ),
  page: option('JELLY_PAGE', '', (value) => (value === '' ? null : value), 'folder of the built page'),
  'log-level': option(
    'JELLY_LOG_LEVEL',
    'warn',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'what is logged to the error output, as JSON lines',
  ),
} as const

type Options = typeof OPTIONS
type OptionName = keyof Options

export type Config = { readonly [Name in OptionName]: ReturnType<Options[Name]['read']> }

/** Flags win over the environment, which wins over the defaults. */
export function readConfig(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Config {
  const flags = readFlags(args)
  const entries = Object.entries(OPTIONS).map(([name, { env: variable, fallback, read }]) => {
    const flag = flags[name]
    const set = flag ?? env[variable] ?? fallback
    return [name, readOne(flag === undefined ? variable : `--${name}`, set, read)]
  })
  const config = Object.fromEntries(entries) as Config
  if (config.wires !== null && config.store === null)
    throw new ConfigError('--wires: only processes that share a database need them: set --store too')
  if (config.node !== null && config.store === null)
    throw new ConfigError('--node: only processes that share a database have names: set --store too')
  return config
}

function readOne(name: string, value: string, read: (value: string) => unknown): unknown {
  try {
    return read(value)
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${name}: ${error.message}`) : error
  }
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }] as const))
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new ConfigError(error instanceof Error ? firstSentence(error.message) : String(error))
  }
}

const firstSentence = (message: string): string => message.split(/[.\n]/)[0] ?? message
