import {
  BotPlayer,
  type ClientSocket,
  type ConnectionStatus,
  type ConnectionStep,
  isFinal,
  type OpenSocket,
  type PendingRequests,
  type SeatKey,
  SocketConnection,
  type SocketListener,
  TableStore,
} from '@jelly/client'
import type { Randomness, Seat } from '@jelly/rules'
import type { ClientMessage, Request, ServerMessage, TableView } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import type { SimSocket } from './SimNetwork.ts'

/** What a player needs of the world. */
export interface World {
  readonly clock: VirtualClock
  readonly speed: number
  ticket(key: SeatKey): Promise<string>
  connect(listener: SocketListener): SimSocket
  /** Its client does what no client may do. */
  complain(problem: string): void
  /** It has heard something, or asked for something. */
  changed(player: SimPlayer): void
}

/** Mistakes to plant into its client. */
export interface ClientFault {
  readonly step?: ConnectionStep
  readonly requests?: (now: number) => PendingRequests
}

/** A person with a browser: the page's own client, and a bot that plays one thing after the other. */
export class SimPlayer {
  readonly seat: Seat
  readonly store: TableStore
  readonly #world: World
  readonly #random: Randomness
  readonly #bot: BotPlayer
  #socket: SimSocket | null = null
  #isClosed = false
  #saidGoodbye = false

  constructor(world: World, key: SeatKey & { readonly seat: Seat }, random: Randomness, fault: ClientFault = {}) {
    this.#world = world
    this.#random = random
    this.seat = key.seat
    const { clock, speed } = world
    const ports = { clock, openSocket: this.#open, ticket: () => world.ticket(key), chance: () => random(1000) / 1000 }
    this.store = new TableStore({
      connection: new SocketConnection(ports, fault.step),
      clock,
      seed: () => `seed-${key.seat}`,
      recall: () => null,
      keep: () => undefined,
      ...(fault.requests && { requests: fault.requests(clock.now()) }),
    })
    const { store } = this
    const client = {
      get view() {
        return store.get().view
      },
      get seat() {
        return store.get().you
      },
      request: store.request,
    }
    this.#bot = new BotPlayer(client, { clock, randomness: random, seed: `seed-${key.seat}`, speed, first: startGame })
    store.subscribe(() => this.#changed())
  }

  get status(): ConnectionStatus['kind'] {
    return this.store.get().connection.kind
  }

  /** The network between it and the server, as long as there is a socket. */
  get socket(): SimSocket | null {
    return this.#socket
  }

  /** The page is seen again and the network is back: two signs of life at once. */
  wake(): void {
    this.store.check()
    this.store.check()
  }

  /** The tab is closed. */
  close(): void {
    this.#isClosed = true
    this.#bot.stop()
    this.store.close()
  }

  #changed(): void {
    this.#world.changed(this)
    this.#bot.look()
  }

  readonly #open: OpenSocket = (listener) => {
    if (this.#isClosed) this.#world.complain(`seat ${this.seat} opened a socket after it was closed`)
    if (this.#saidGoodbye) this.#world.complain(`seat ${this.seat} came back after a final bye`)
    if (this.#socket !== null) this.#world.complain(`seat ${this.seat} opened a second socket`)
    const socket = this.#world.connect({
      opened: () => listener.opened(),
      heard: (text) => {
        this.#noteBye(JSON.parse(text) as ServerMessage)
        listener.heard(text)
      },
      closed: () => {
        this.#forget(socket)
        listener.closed()
      },
    })
    this.#socket = socket
    return this.#nearEnd(socket)
  }

  #nearEnd(socket: SimSocket): ClientSocket {
    return {
      send: (text) => {
        socket.say(text)
        // A browser that is not sure says it twice.
        if ((JSON.parse(text) as ClientMessage).type === 'do' && this.#random(20) === 0) socket.say(text)
      },
      close: () => {
        this.#forget(socket)
        socket.hangUp()
      },
    }
  }

  #noteBye(message: ServerMessage): void {
    if (message.type === 'bye' && isFinal(message.reason)) this.#saidGoodbye = true
  }

  #forget(socket: SimSocket): void {
    if (this.#socket === socket) this.#socket = null
  }
}

/** The host starts once everybody has given a seed. */
const startGame = ({ phase, host, dice, seats }: TableView, seat: Seat): Request | null =>
  phase === 'lobby' && host === seat && seats.every(({ kind }, n) => kind !== 'person' || dice.seeds[n] !== null)
    ? { type: 'startGame' }
    : null
