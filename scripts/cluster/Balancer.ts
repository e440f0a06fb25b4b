import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

const LOOK_EVERY = 200
const PATIENCE = 1000

/** A small load balancer for trying things out: each new connection goes to one of the processes that say that they are ready. */
export class Balancer {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #targets: readonly string[]
  readonly #timer: NodeJS.Timeout
  #ready: readonly string[] = []
  #turn = 0

  private constructor(targets: readonly string[]) {
    this.#targets = targets
    this.#server = createServer((near) => this.#pass(near))
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY)
  }

  static async open(targets: readonly string[], port = 0): Promise<Balancer> {
    const balancer = new Balancer(targets)
    await balancer.look()
    await new Promise<void>((resolve) => balancer.#server.listen(port, '127.0.0.1', resolve))
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Finds out who is ready. */
  async look(): Promise<void> {
    const found = await Promise.all(this.#targets.map(async (url) => ((await isReady(url)) ? [url] : [])))
    this.#ready = found.flat()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #pass(near: Socket): void {
    const target = this.#ready[this.#turn++ % Math.max(1, this.#ready.length)]
    if (target === undefined) return void near.destroy()
    const { hostname, port } = new URL(target)
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    (response) => response.ok,
    () => false,
  )
