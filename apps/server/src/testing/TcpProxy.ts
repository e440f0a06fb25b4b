import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between a program and an engine. While it is frozen every socket stays open and nothing comes through. */
export class TcpProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port: number
  #frozen = false

  private constructor(port: number) {
    this.#port = port
    this.#server = createServer((near) => {
      const far = connect(this.#port, '127.0.0.1')
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from)
        from.on('data', (bytes) => (this.#frozen ? undefined : to.write(bytes)))
        from.on('error', () => to.destroy())
        from.on('close', () => (this.#frozen ? undefined : to.destroy()))
      }
    })
  }

  static async open(port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(port)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  freeze(): void {
    this.#frozen = true
  }

  /** New connections work again; the old ones stay dead, as after a broken cable. */
  thaw(): void {
    this.#frozen = false
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  /** From now on another engine is behind it. */
  pointAt(port: number): void {
    this.#port = port
    this.thaw()
  }

  async close(): Promise<void> {
    this.thaw()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
