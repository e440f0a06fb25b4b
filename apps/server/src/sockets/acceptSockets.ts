import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_MESSAGE_BYTES } from '@jelly/protocol'
import { BYE_REASONS, type ByeReason } from '@jelly/table'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientAddress } from '../network/clientAddress.ts'
import { atEndOfTurn } from './endOfTurn.ts'
import type { Gateway } from './Gateway.ts'
import { pingFrame, textFrame } from './frames.ts'
import type { Socket } from './Socket.ts'

const PATH = '/socket'
/** Our own close codes begin here, in the order of the reasons. */
const FIRST_CODE = 4000

export interface SocketOptions {
  readonly gateway: Gateway
  readonly proxies: readonly string[]
  readonly isAllowedOrigin: (origin: string | undefined) => boolean
}

class ServerSocket implements Socket {
  readonly address: string
  readonly #webSocket: WebSocket
  readonly #stream: Duplex
  /** What was said in this turn of the loop. It goes in one write, because a write costs more than what is in it. */
  #said: Buffer[] = []
  #size = 0
  readonly #flush = (): void => this.#write()

  constructor(webSocket: WebSocket, stream: Duplex, address: string) {
    this.#webSocket = webSocket
    this.#stream = stream
    this.address = address
  }

  send(text: string): void {
    this.#say(textFrame(text))
  }

  ping(n: number): void {
    this.#say(pingFrame(n))
  }

  queued(): number {
    return this.#stream.writableLength + this.#size
  }

  /** A client that does not read does not answer a goodbye either. */
  close(reason: ByeReason, abrupt: boolean): void {
    this.#write()
    this.#webSocket.close(FIRST_CODE + BYE_REASONS.indexOf(reason), reason)
    if (abrupt) this.#webSocket.terminate()
  }

  #say(frame: Buffer): void {
    if (this.#said.push(frame) === 1) atEndOfTurn(this.#flush)
    this.#size += frame.length
  }

  /** Past `ws`: its own way costs half as much again (docs/decisions/0006). */
  #write(): void {
    const said = this.#said
    const [first] = said
    this.#said = []
    this.#size = 0
    if (first === undefined || this.#webSocket.readyState !== this.#webSocket.OPEN) return
    this.#stream.write(said.length === 1 ? first : Buffer.concat(said))
  }
}

/** The only file that knows `ws`. */
export function acceptSockets(server: Server, { gateway, proxies, isAllowedOrigin }: SocketOptions): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head) => {
    const isOurs = request.url?.split('?')[0] === PATH
    if (!isOurs || !isAllowedOrigin(request.headers.origin)) {
      stream.end(`HTTP/1.1 ${isOurs ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, stream, head, (opened) => {
      const forwarded = request.headers['x-forwarded-for']
      const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
      const address = clientAddress(request.socket.remoteAddress, hops, proxies)
      attend(opened, gateway, new ServerSocket(opened, stream, address))
    })
  })
  return sockets
}

function attend(webSocket: WebSocket, gateway: Gateway, socket: Socket): void {
  const connection = gateway.open(socket)
  // A message that is too long is an error of the socket; the close event follows.
  webSocket.on('error', () => webSocket.terminate())
  if (connection === null) return
  webSocket.on('message', (data, isBinary) => {
    if (isBinary || !(data instanceof Buffer)) connection.end('badMessage')
    else connection.receive(data.toString('utf8'), gateway.now())
  })
  webSocket.on('ping', () => connection.count(gateway.now()))
  webSocket.on('pong', (n) => connection.ponged(Number(n.toString('utf8')), gateway.now()))
  webSocket.on('close', () => connection.closed())
}
