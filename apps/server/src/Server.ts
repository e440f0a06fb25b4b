import { randomBytes } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Config } from './config/config.ts'
import { type Addresses, addressesOf } from './config/network.ts'
import { ConfigError } from './config/options.ts'
import { forgetGuests } from './forgetGuests.ts'
import { acceptSockets } from './gateway/wsAdapter.ts'
import { botMind } from './host/botMind.ts'
import { type House, openHouse } from './house.ts'
import { originCheck } from './lobby/allowedOrigins.ts'
import { listen } from './lobby/httpAdapter.ts'
import { jsonLog } from './log.ts'
import { Metrics } from './metrics.ts'
import { openStore } from './openStore.ts'
import { PageFiles } from './page/pageFiles.ts'
import { realClock } from './realClock.ts'
import { meteredStore } from './store/meteredStore.ts'
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

export async function startServer(config: Config): Promise<Server> {
  const metrics = new Metrics()
  const clock = realClock((late) => metrics.late.observe(late))
  const store = meteredStore(await openStore(config), metrics)
  const log = jsonLog(config['log-level'])
  let addresses = addressesOf(config, config.port)
  const house = openHouse({
    store,
    clock,
    entropy: { bytes: (count) => randomBytes(count) },
    botMind,
    log,
    speed: config.speed,
    maxTables: config['max-tables'],
    tablesPerMinute: config['tables-per-minute'],
    maxLines: MAX_LINES,
    version: VERSION,
    url: () => addresses.shared,
    onLeft: (reason) => metrics.left.inc({ reason }),
    onBroken: (_table, cause) => metrics.broken.inc({ cause }),
  })
  await house.host.restore()
  const isAllowedOrigin = (origin: string | undefined) => originCheck(addresses.origins)(origin)
  const proxies = config['trust-proxy']
  const http = await openPort(config, {
    ask: house.ask,
    page: new PageFiles(config.page ?? BUILT_PAGE),
    proxies,
    isAllowedOrigin,
    health: () => ({ status: 200, body: { ok: true, tables: house.host.size, lines: house.gateway.lines } }),
    metrics: () => metrics.text(house.gateway.lines, house.host.size),
    onError: (error) => log.error({ error: String(error) }, 'a request failed'),
  })
  const { port } = http.address() as AddressInfo
  addresses = addressesOf(config, port)
  acceptSockets(http, { gateway: house.gateway, proxies, isAllowedOrigin })
  const stopForgetting = forgetGuests(store, clock, log)
  void house.host.wakeAll()
  log.info({ port, tables: house.host.size }, 'open')
  return { addresses, port, close: () => close(house, http, store, stopForgetting) }
}

async function openPort(config: Config, options: Parameters<typeof listen>[0]): Promise<HttpServer> {
  try {
    return await listen(options, config.host, config.port)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`cannot listen on ${config.host}:${config.port}: ${why}`)
  }
}

async function close(house: House, http: HttpServer, store: Store, stopForgetting: () => void): Promise<void> {
  stopForgetting()
  http.close()
  await house.host.shutdown()
  house.gateway.close()
  await store.close()
  http.closeAllConnections()
}
