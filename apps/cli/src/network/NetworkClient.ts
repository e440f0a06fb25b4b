import { type LobbyApi, type SeatKey, SocketConnection, TableClient, type TableListener } from '@jelly/client'
import { nodeClock } from './nodeClock.ts'
import { WsSockets } from './WsSockets.ts'

/** One place at a table of a server, over a real socket. */
export class NetworkClient extends TableClient {
  readonly #sockets: WsSockets

  constructor(lobby: LobbyApi, key: SeatKey, listener: TableListener = {}) {
    const sockets = new WsSockets(() => lobby.socketAddress)
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
