import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Clock, DiceMaker, Entropy } from '@jelly/table'
import { serverBots } from './bots/serverBots.ts'
import { realClock } from './clock/realClock.ts'
import { openShared } from './cluster/openShared.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/options.ts'
import { figuresText } from './health/figures.ts'
import { Health } from './health/Health.ts'
import { jsonLog } from './health/log.ts'
import { Metrics } from './health/Metrics.ts'
import { httpApp, type HttpApp } from './http/httpApp.ts'
import { listen } from './http/listen.ts'
import { PageFiles } from './http/PageFiles.ts'
import type { Addresses } from './network/addresses.ts'
import { isLoopback, plainAddress } from './network/clientAddress.ts'
import { OwnAddresses } from './network/OwnAddresses.ts'
import { pooledEntropy } from './secrets/pooledEntropy.ts'
import { openService, type Service } from './service.ts'
import { acceptSockets } from './sockets/acceptSockets.ts'
import { BackupSocket } from './store/backup/BackupSocket.ts'
import { DataLimit } from './store/DataLimit.ts'
import { forgetOldTables } from './store/forgetOldTables.ts'
import type { Ownership } from './store/Ownership.ts'
import { bytesOf, openSqliteStore } from './store/sqlite/openSqliteStore.ts'
import type { SqliteStore, StoreEvents } from './store/sqlite/SqliteStore.ts'
import type { Store } from './store/Store.ts'
import type { Wires } from './wires/Wires.ts'

const VERSION = '0.1.0'
const BUILT_PAGE = join(import.meta.dirname, '../../web/dist')
const MAX_CONNECTIONS = 20_000
/** A browser opens some connections for HTTP beside its socket. */
const HTTP_BESIDE = 5
/** What a machine says that has no IPv6. */
const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])
const REPLACED = 'another process has started with the name of this one (--node), so this one ends'

/** The server as it runs: one port, one database. */
export interface Server {
  readonly addresses: Addresses
  readonly port: number
  /** Resolves with a sentence when the server cannot go on. */
  readonly failed: Promise<string>
  /** Writes everything down, tells everybody to come back, and releases port and file. */
  close(): Promise<void>
}

/** What the server needs of the world: the real things, unless a test brings its own. No setting reaches this. */
export interface ServerPorts {
  /** The store, where somebody has begun to open it. */
  readonly opening?: Promise<SqliteStore>
  readonly clock?: Clock
  readonly entropy?: Entropy
  readonly dice?: DiceMaker
}

export async function startServer(config: Config, ports: ServerPorts = {}): Promise<Server> {
  const metrics = new Metrics()
  const log = jsonLog(config['log-level'])
  const clock = ports.clock ?? realClock((late) => metrics.late.observe(late))
  const entropy = ports.entropy ?? pooledEntropy()
  const failed = Promise.withResolvers<string>()
  const opened = await openStore(config, entropy, ports.opening, {
    onCommit: (ms) => metrics.commit.observe(ms),
    onDeath(why, startsAgain) {
      log.error({ why, startsAgain }, 'the thread of the store died')
      if (!startsAgain) failed.resolve(`the store does not work any more: ${why}`)
    },
    onLoss: ({ table, sentence }) => log.error({ table }, sentence),
  })
  const { store, shared } = opened
  const limit = opened.local && new DataLimit({ store: opened.local, clock, log, maxBytes: bytesOf(config) })
  const health = new Health(() => store.check(), clock)
  const bots = serverBots()
  const own = new OwnAddresses(config, config.port)
  const page = new PageFiles(config.page ?? BUILT_PAGE, () => own.now.shared)
  const onReplaced = () => failed.resolve(REPLACED)
  const service = openService({
    ...optionsOf(config, metrics),
    entropy,
    ...(shared && { cluster: { ...shared, node: config.node, onReplaced, asset: (path) => page.asset(path) } }),
    ...(ports.dice && { dice: ports.dice }),
    ...(limit && { isDataFull: () => limit.isReached }),
    store,
    clock,
    log,
    botMind: bots,
    url: () => own.now.shared,
    otherUrls: () => own.others,
  })
  if (service.cluster) await service.cluster.start()
  else await service.tables.load()
  const access = {
    proxies: config['trust-proxy'],
    isAllowedOrigin: (origin: string | undefined) => own.allows(origin),
  }
  const http = await openPort(config, httpApp({ ...access, ...answersOf(service, metrics, health), page, log }))
  const bound = http.address() as AddressInfo
  own.listensOn(bound)
  acceptSockets(http, { ...access, gateway: service.gateway })
  const stopForgetting = forgetOldTables(store, clock, log)
  if (config['max-data-mb'] > 0) void limit?.start()
  void service.tables.restoreAll()
  log.info({ port: bound.port, tables: service.tables.size }, 'open')
  const close = async () => {
    stopForgetting()
    limit?.stop()
    await service.cluster?.drain(config['drain-seconds'] * 1000)
    http.close()
    await service.tables.shutdown()
    service.gateway.close()
    await service.cluster?.stop()
    await Promise.all([opened.close(), bots.close()])
    http.closeAllConnections()
  }
  return { addresses: own.now, port: bound.port, failed: failed.promise, close }
}

interface OpenedStore {
  readonly store: Store
  /** The store in its own data folder. */
  readonly local: SqliteStore | null
  /** What goes with a database that several processes share. */
  readonly shared: { readonly ownership: Ownership; readonly wires: Wires; readonly name: string } | null
  close(): Promise<void>
}

async function openStore(
  config: Config,
  entropy: Entropy,
  opening: Promise<SqliteStore> | undefined,
  events: StoreEvents,
): Promise<OpenedStore> {
  if (config.store !== null) {
    const shared = await openShared({ ...config, store: config.store }, entropy, (ms) => events.onCommit?.(ms))
    return { store: shared.store, local: null, shared, close: () => shared.close() }
  }
  const store = await (opening ?? openSqliteStore(config))
  store.listen(events)
  const backups = await BackupSocket.open(config.data, (file) => store.backUp(file))
  const close = async () => {
    backups?.close()
    await store.close()
  }
  return { store, local: store, shared: null, close }
}

const optionsOf = (config: Config, metrics: Metrics) => ({
  speed: config.speed,
  maxTables: config['max-tables'],
  tablesPerMinute: config['tables-per-minute'],
  maxConnections: MAX_CONNECTIONS,
  connectionsPerAddress: config['connections-per-address'],
  version: VERSION,
  onEnded: (reason: string) => metrics.ended.inc({ reason }),
  onBroken: (_table: string, cause: string) => metrics.broken.inc({ cause }),
})

const answersOf = (service: Service, metrics: Metrics, health: Health) => ({
  api: service,
  ...(service.cluster && { peerAsset: (path: string) => service.cluster?.asset(path) ?? Promise.resolve(null) }),
  health: async () => ({ ok: await health.isWell(), tables: service.tables.size, lines: service.gateway.size }),
  isReady: () => service.cluster?.isReady ?? true,
  metrics: async () => {
    const own = await metrics.text(service.gateway.size, service.tables.size)
    return service.cluster ? `${own}\n${figuresText(service.cluster.figures())}` : own
  },
})

async function openPort(config: Config, app: HttpApp): Promise<HttpServer> {
  const limits = {
    perAddress: config['connections-per-address'] * HTTP_BESIDE,
    isExempt: (address: string) => isLoopback(address) || config['trust-proxy'].includes(plainAddress(address)),
  }
  try {
    return await listen(app, config.host, config.port, limits).catch((error: NodeJS.ErrnoException) => {
      if (config.host === '::' && NO_IPV6.has(error.code ?? '')) return listen(app, '0.0.0.0', config.port, limits)
      throw error
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`cannot listen on ${config.host}:${config.port}: ${why}`)
  }
}
