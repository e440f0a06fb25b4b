import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_MESSAGE_BYTES } from '@jelly/protocol'
import { BYE_REASONS, type ByeReason } from '@jelly/table'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientAddress } from '../lobby/clientAddress.ts'
import type { Gateway } from './Gateway.ts'
import type { Line } from './Line.ts'
import { textFrame } from './textFrame.ts'

const PATH = '/socket'
/** Our own close codes begin here, in the order of the reasons. */
const FIRST_CODE = 4000

export interface SocketOptions {
  readonly gateway: Gateway
  readonly proxies: readonly string[]
  readonly isAllowedOrigin: (origin: string | undefined) => boolean
}

class SocketLine implements Line {
  readonly address: string
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #corked = false

  constructor(socket: WebSocket, stream: Duplex, address: string) {
    this.#socket = socket
    this.#stream = stream
    this.address = address
  }

  /** What is said in one breath goes out together: an answer and the events that it stands for. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#corked) {
      this.#corked = true
      this.#stream.cork()
      process.nextTick(() => this.#flush())
    }
    this.#stream.write(textFrame(text))
  }

  queued(): number {
    return this.#stream.writableLength
  }

  /** One who does not read does not answer a goodbye either. */
  close(reason: ByeReason, abrupt: boolean): void {
    this.#socket.close(FIRST_CODE + BYE_REASONS.indexOf(reason), reason)
    this.#flush()
    if (abrupt) this.#socket.terminate()
  }

  #flush(): void {
    if (this.#corked) this.#stream.uncork()
    this.#corked = false
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
      attend(opened, gateway, new SocketLine(opened, stream, address))
    })
  })
  return sockets
}

function attend(socket: WebSocket, gateway: Gateway, line: Line): void {
  const caller = gateway.open(line)
  // Too long a message ends in an error of the socket; the close that follows says the rest.
  socket.on('error', () => socket.terminate())
  if (caller === null) return
  socket.on('message', (data, isBinary) => {
    if (isBinary || !(data instanceof Buffer)) caller.hangUp('badMessage')
    else caller.hear(data.toString('utf8'), gateway.now())
  })
  socket.on('close', () => caller.gone())
}
