import type { BotMind, ByeReason, Clock, DiceMaker, Entropy } from '@jelly/table'
import type { Log } from './health/log.ts'
import { type Api, lobbyApi } from './http/lobbyApi.ts'
import { Lobby } from './lobby/Lobby.ts'
import { Replays } from './replays/Replays.ts'
import { Tickets } from './secrets/Tickets.ts'
import { Gateway } from './sockets/Gateway.ts'
import type { Store } from './store/Store.ts'
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
  readonly tablesPerMinute: number
  readonly maxConnections: number
  readonly version: string
  readonly url: () => string
  readonly checkpointAfter?: number
  readonly onEnded?: (reason: ByeReason | 'closed') => void
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** The whole server except its port and its disk. The simulation runs this too. */
export interface Service {
  readonly tables: Tables
  readonly gateway: Gateway
  readonly api: Api
}

export function openService(options: ServiceOptions): Service {
  const { store, clock, entropy, log } = options
  const audience = { tell: (...told: Parameters<Gateway['tell']>) => gateway.tell(...told) }
  const tables = new Tables({ ...options, audience })
  const tickets = new Tickets(clock, entropy)
  const gateway: Gateway = new Gateway({ ...options, tables, tickets })
  const lobby = new Lobby({ ...options, tables, tickets })
  return { tables, gateway, api: lobbyApi(lobby, new Replays(store), log) }
}
