import { type LobbyApi, type SeatKey, SocketConnection, TableClient, type TableListener } from '@jelly/client'
import { nodeClock } from './nodeClock.ts'
import { WsSockets } from './WsSockets.ts'

/** The sockets of several processes by their names, as a load balancer knows them. */
export type NamedSockets = ReadonlyMap<string, string>

const NO_NAMES: NamedSockets = new Map()

/** One place at a table of a server, over a real socket. */
export class NetworkClient extends TableClient {
  readonly #sockets: WsSockets

  /** `named`: a ticket that names one of these leads straight there. */
  constructor(lobby: LobbyApi, key: SeatKey, listener: TableListener = {}, named = NO_NAMES) {
    const sockets = new WsSockets((node) => named.get(node ?? '') ?? lobby.socketAddress)
    const ticket = () => lobby.ticket(key)
    const connection = new SocketConnection({
      clock: nodeClock,
      openSocket: sockets.open,
      ticket,
      chance: () => Math.random(),
    })
    super({ connection, clock: nodeClock, listener })
    this.#sockets = sockets
    this.start()
  }

  /** Breaks the socket as a bad network would; the client comes back by itself. */
  drop(): void {
    this.#sockets.terminate()
  }
}
