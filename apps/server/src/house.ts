import type { BotMind, ByeReason, Clock, DiceMaker, Entropy } from '@jelly/table'
import { Gateway } from './gateway/Gateway.ts'
import { Tickets } from './gateway/Tickets.ts'
import { Host } from './host/Host.ts'
import type { Answer } from './lobby/Answer.ts'
import { Lobby } from './lobby/Lobby.ts'
import { Replays } from './lobby/Replays.ts'
import { type Asked, lobbyRoutes } from './lobby/routes.ts'
import type { Log } from './log.ts'
import type { Store } from './store/Store.ts'

export interface HouseOptions {
  readonly store: Store
  readonly clock: Clock
  readonly entropy: Entropy
  readonly botMind: BotMind
  readonly dice?: DiceMaker
  readonly log: Log
  readonly speed: number
  readonly maxTables: number
  readonly tablesPerMinute: number
  readonly maxLines: number
  readonly version: string
  readonly url: () => string
  readonly checkpointAfter?: number
  readonly onLeft?: (reason: ByeReason | 'closed') => void
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** The whole server but for its sockets and its disk: what the simulation runs too. */
export interface House {
  readonly host: Host
  readonly gateway: Gateway
  readonly ask: (asked: Asked) => Promise<Answer>
}

export function openHouse(options: HouseOptions): House {
  const { store, clock, entropy } = options
  const host = new Host({ ...options, audience: { tell: (connection, message) => gateway.tell(connection, message) } })
  const tickets = new Tickets(clock, entropy)
  const gateway: Gateway = new Gateway({ ...options, hall: host, tickets })
  const lobby = new Lobby({ ...options, host, tickets })
  return { host, gateway, ask: lobbyRoutes(lobby, new Replays(store)) }
}
