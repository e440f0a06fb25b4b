import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'

/** A network between client and server that can be made to fail the way networks do. */
export class Proxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #dead = false

  static async open(target: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(target))
    await once(proxy.#server, 'listening')
    return proxy
  }

  constructor({ hostname, port }: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from)
        from.on('data', (bytes) => this.#dead || to.write(bytes))
        from.on('error', () => undefined)
        from.on('close', () => {
          this.#sockets.delete(from)
          if (!this.#dead) to.destroy()
        })
      }
    }).listen(0, '127.0.0.1')
  }

  get url(): string {
    const address = this.#server.address()
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  }

  /** From now on nothing gets through, and nobody is told. */
  die(): void {
    this.#dead = true
  }

  /** Works again; lines from before stay dead. */
  recover(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#dead = false
  }

  close(): void {
    this.recover()
    this.#server.close()
  }
}
