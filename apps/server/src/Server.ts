import { randomBytes } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Clock } from '@jelly/table'
import type { Config } from './config/config.ts'
import { type Addresses, addressesOf } from './config/network.ts'
import { ConfigError } from './config/options.ts'
import { forgetGuests } from './forgetGuests.ts'
import { acceptSockets } from './gateway/wsAdapter.ts'
import { type House, openHouse } from './house.ts'
import { originCheck } from './lobby/allowedOrigins.ts'
import { listen } from './lobby/httpAdapter.ts'
import { jsonLog, type Log } from './log.ts'
import { Metrics } from './metrics.ts'
import { botMind, type OwnBotMind } from './minds/botMind.ts'
import { openStore } from './openStore.ts'
import { PageFiles } from './page/pageFiles.ts'
import { realClock } from './realClock.ts'
import type { Store } from './store/Store.ts'

const VERSION = '0.1.0'
const BUILT_PAGE = join(import.meta.dirname, '../../web/dist')
const MAX_LINES = 20_000

/** The server as it runs: a house of tables behind one port, over one file. */
export interface Server {
  readonly addresses: Addresses
  readonly port: number
  /** Writes everything down, tells everybody to come back, and lets go of port and file. */
  close(): Promise<void>
}

/** `clock`: the real one, unless a test brings its own. */
export async function startServer(config: Config, ports: { readonly clock?: Clock } = {}): Promise<Server> {
  const metrics = new Metrics()
  const log = jsonLog(config['log-level'])
  const clock = ports.clock ?? realClock((late) => metrics.late.observe(late))
  const store = await openStore(config, (ms) => metrics.commit.observe(ms))
  const minds = botMind()
  const known = { addresses: addressesOf(config, config.port) }
  const house = openHouse({
    ...housekeeping(config, metrics),
    store,
    clock,
    log,
    botMind: minds,
    url: () => known.addresses.shared,
  })
  await house.host.restore()
  const doors = {
    proxies: config['trust-proxy'],
    isAllowedOrigin: (origin: string | undefined) => originCheck(known.addresses.origins)(origin),
  }
  const http = await openPort(config, { ...doors, ...pages(config, house, metrics, log), ask: house.ask })
  const { port } = http.address() as AddressInfo
  known.addresses = addressesOf(config, port)
  acceptSockets(http, { ...doors, gateway: house.gateway })
  const stopForgetting = forgetGuests(store, clock, log)
  void house.host.wakeAll()
  log.info({ port, tables: house.host.size }, 'open')
  const close = () => shutDown(house, http, store, minds, stopForgetting)
  return { addresses: known.addresses, port, close }
}

const housekeeping = (config: Config, metrics: Metrics) => ({
  entropy: { bytes: (count: number) => randomBytes(count) },
  speed: config.speed,
  maxTables: config['max-tables'],
  tablesPerMinute: config['tables-per-minute'],
  maxLines: MAX_LINES,
  version: VERSION,
  onLeft: (reason: string) => metrics.left.inc({ reason }),
  onBroken: (_table: string, cause: string) => metrics.broken.inc({ cause }),
})

const pages = (config: Config, { host, gateway }: House, metrics: Metrics, log: Log) => ({
  page: new PageFiles(config.page ?? BUILT_PAGE),
  health: () => ({ status: 200, body: { ok: true, tables: host.size, lines: gateway.lines } }),
  metrics: () => metrics.text(gateway.lines, host.size),
  onError: (error: Error) => log.error({ error: String(error) }, 'a request failed'),
})

async function openPort(config: Config, options: Parameters<typeof listen>[0]): Promise<HttpServer> {
  try {
    return await listen(options, config.host, config.port)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`cannot listen on ${config.host}:${config.port}: ${why}`)
  }
}

async function shutDown(
  house: House,
  http: HttpServer,
  store: Store,
  minds: OwnBotMind,
  stopForgetting: () => void,
): Promise<void> {
  stopForgetting()
  http.close()
  await house.host.shutdown()
  house.gateway.close()
  await Promise.all([store.close(), minds.close()])
  http.closeAllConnections()
}
