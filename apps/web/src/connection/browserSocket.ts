import { type OpenSocket, withNode } from '@jelly/client'

/** Sockets of a browser, for a client. */
export const browserSocket =
  (address: string): OpenSocket =>
  (listener, node) => {
    const socket = new WebSocket(withNode(address, node))
    socket.addEventListener('open', () => listener.opened())
    socket.addEventListener('message', ({ data }) => listener.heard(String(data)))
    socket.addEventListener('close', () => listener.closed())
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    }
  }
