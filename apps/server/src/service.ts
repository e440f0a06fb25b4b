import type { BotMind, ByeReason, Clock, DiceMaker, Entropy } from '@jelly/table'
import { Cluster, type ClusterPorts } from './cluster/Cluster.ts'
import type { Log } from './health/log.ts'
import { type Api, type ApiBindings, lobbyApi } from './http/lobbyApi.ts'
import { LobbyLimits } from './limits/LobbyLimits.ts'
import { Lobby } from './lobby/Lobby.ts'
import { Replays } from './replays/Replays.ts'
import { Handovers } from './secrets/Handovers.ts'
import { Tickets } from './secrets/Tickets.ts'
import { Gateway } from './sockets/Gateway.ts'
import type { Store } from './store/Store.ts'
import { LocalTables } from './tables/LocalTables.ts'
import { Tables } from './tables/Tables.ts'

export interface ServiceOptions {
  readonly store: Store
  readonly clock: Clock
  readonly entropy: Entropy
  readonly botMind: BotMind
  readonly dice?: DiceMaker
  readonly log: Log
  readonly speed: number
  readonly maxTables: number
  readonly isDataFull?: () => boolean
  readonly tablesPerMinute: number
  readonly maxConnections: number
  readonly connectionsPerAddress: number
  readonly version: string
  readonly url: () => string
  readonly otherUrls?: () => readonly string[]
  readonly checkpointAfter?: number
  /** Where several processes share the store. */
  readonly cluster?: ClusterPorts
  readonly onEnded?: (reason: ByeReason | 'closed') => void
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** The whole server except its port and its disk. The simulation runs this too. */
export interface Service {
  readonly tables: Tables
  readonly gateway: Gateway
  /** The API of this process alone. */
  readonly api: Api
  /** The API as the world asks it. */
  fetch(request: Request, bindings: ApiBindings): Response | Promise<Response>
  readonly cluster: Cluster | null
}

export function openService(options: ServiceOptions): Service {
  const { store, clock, entropy, log } = options
  const cluster = options.cluster ? new Cluster({ ...options, ...options.cluster }) : null
  const sockets = { tell: (...told: Parameters<Gateway['tell']>) => gateway.tell(...told) }
  const claim = cluster && ((id: string) => cluster.claim(id))
  const tables = new Tables({ ...options, audience: cluster?.audience(sockets) ?? sockets, ...(claim && { claim }) })
  const tickets = new Tickets(clock, entropy, options.cluster?.node)
  const handovers = new Handovers(clock, entropy)
  const here = new LocalTables(tables, tickets)
  const limits = new LobbyLimits({
    ...options,
    ...(cluster && { onCount: (...attempt) => cluster.tellAttempt(...attempt) }),
  })
  const lobby = new Lobby({ ...options, tables, tickets, handovers, limits })
  const api = lobbyApi(lobby, new Replays(store, tables), log)
  const ends = {
    relay: (...told: Parameters<Gateway['relay']>) => gateway.relay(...told),
    end: (...ended: Parameters<Gateway['end']>) => gateway.end(...ended),
  }
  const all = cluster?.join({ tables, here, sockets: ends, api, limits, handovers })
  const gateway: Gateway = new Gateway({ ...options, tables: all?.tables ?? here })
  const fetch: Service['fetch'] = (request, bindings) => (all?.api ?? api).fetch(request, bindings)
  return { tables, gateway, api, fetch, cluster }
}
