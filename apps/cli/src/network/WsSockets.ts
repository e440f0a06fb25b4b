import { type OpenSocket, withNode } from '@jelly/client'
import { WebSocket } from 'ws'

/** How long to wait until the other end closes too: a peer that is gone never does. */
const CLOSING_TIMEOUT = 2000

/** Sockets of Node, for a client. */
export class WsSockets {
  readonly #address: (node: string | null) => string
  #latest: WebSocket | null = null

  constructor(address: (node: string | null) => string) {
    this.#address = address
  }

  readonly open: OpenSocket = (listener, node) => {
    const socket = new WebSocket(withNode(this.#address(node), node), { perMessageDeflate: false })
    this.#latest = socket
    socket.on('open', () => listener.opened())
    socket.on('message', (data: Buffer) => listener.heard(data.toString('utf8')))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => listener.closed())
    return { send: (text) => socket.send(text), close: () => close(socket) }
  }

  terminate(): void {
    this.#latest?.terminate()
  }
}

function close(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.OPEN) return socket.terminate()
  socket.close()
  const timer = setTimeout(() => socket.terminate(), CLOSING_TIMEOUT)
  socket.once('close', () => clearTimeout(timer))
}
