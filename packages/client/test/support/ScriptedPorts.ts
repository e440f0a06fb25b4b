import type { ClientMessage, ServerMessage } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import {
  type ClientSocket,
  type ConnectionPorts,
  type ConnectionStatus,
  type ConnectionStep,
  type OpenSocket,
  SocketConnection,
  type SocketListener,
} from '../../src/index.ts'

/** A socket whose other end is the test. */
export class ScriptedSocket implements ClientSocket {
  readonly said: ClientMessage[] = []
  readonly listener: SocketListener
  isClosed = false

  constructor(listener: SocketListener) {
    this.listener = listener
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.isClosed = true
  }

  tell(message: ServerMessage): void {
    this.listener.heard(JSON.stringify(message))
  }

  welcome(lastId = 0): void {
    this.tell({ type: 'welcome', protocol: 3, table: 't', you: 0, lastId, now: 0 })
  }
}

interface AskedTicket {
  readonly give: (ticket: string) => void
  readonly refuse: (error: Error) => void
}

/** A world in which nothing happens unless the test says so. */
export class ScriptedPorts implements ConnectionPorts {
  readonly clock = new VirtualClock()
  readonly tickets: AskedTicket[] = []
  readonly sockets: ScriptedSocket[] = []
  /** Where each socket was to go. */
  readonly nodes: (string | null)[] = []
  readonly statuses: ConnectionStatus[] = []
  readonly heard: ServerMessage[] = []
  readonly chance = (): number => 1

  readonly ticket = (): Promise<string> =>
    new Promise((give, refuse) => {
      this.tickets.push({ give, refuse })
    })

  readonly openSocket: OpenSocket = (listener, node) => {
    this.nodes.push(node)
    const socket = new ScriptedSocket(listener)
    this.sockets.push(socket)
    return socket
  }

  /** A connection that has begun its first attempt. */
  connect(step?: ConnectionStep): SocketConnection {
    const connection = new SocketConnection(this, step)
    connection.start({
      heard: (message) => this.heard.push(message),
      turned: (status) => this.statuses.push(status),
      lastSeen: () => null,
    })
    return connection
  }

  /** One that is open. */
  async open(step?: ConnectionStep): Promise<SocketConnection> {
    const connection = this.connect(step)
    await this.arrive()
    return connection
  }

  /** The latest ticket is given, the socket opens, the table says welcome. */
  async arrive(): Promise<void> {
    await this.giveTicket()
    this.socket.listener.opened()
    this.socket.welcome()
  }

  async giveTicket(n = this.tickets.length - 1, ticket = `ticket ${n}`): Promise<void> {
    this.tickets[n]?.give(ticket)
    await this.clock.settle()
  }

  get socket(): ScriptedSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }

  get status(): ConnectionStatus | undefined {
    return this.statuses.at(-1)
  }

  get openSockets(): number {
    return this.sockets.filter(({ isClosed }) => !isClosed).length
  }
}
