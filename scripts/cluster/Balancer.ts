import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY = 200
const PATIENCE = 1000
/** So long a connection waits until somebody is ready. */
const TRY_FOR = 3000

export interface Target {
  /** As the process calls itself (`--node`). */
  readonly name: string
  readonly url: string
}

/**
 * A small load balancer for trying things out: each new connection goes to one of the processes that say that they are ready,
 * a socket to the one that its address names.
 */
export class Balancer {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #targets: readonly Target[]
  readonly #heedsNode: boolean
  readonly #timer: NodeJS.Timeout
  #ready: readonly Target[] = []
  #turn = 0

  private constructor(targets: readonly Target[], heedsNode: boolean) {
    this.#targets = targets
    this.#heedsNode = heedsNode
    this.#server = createServer((near) => {
      this.#sockets.add(near)
      near.on('error', () => near.destroy())
      near.on('close', () => this.#sockets.delete(near))
      near.once('data', (first) => void this.#passSoon(near, first))
    })
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY)
  }

  /** `heedsNode: false`: also sockets go to any process, as with a balancer that does not know the names. */
  static async open(targets: readonly Target[], { port = 0, heedsNode = true } = {}): Promise<Balancer> {
    const balancer = new Balancer(targets, heedsNode)
    await balancer.look()
    await new Promise<void>((resolve) => balancer.#server.listen(port, '127.0.0.1', resolve))
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Finds out who is ready. */
  async look(): Promise<void> {
    const found = await Promise.all(this.#targets.map(async (target) => ((await isReady(target.url)) ? [target] : [])))
    this.#ready = found.flat()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #passSoon(near: Socket, first: Buffer): Promise<void> {
    near.pause()
    const until = Date.now() + TRY_FOR
    while (this.#ready.length === 0 && Date.now() < until && !near.destroyed) await sleep(LOOK_EVERY / 4)
    const target = this.#targetFor(first) ?? this.#ready[this.#turn++ % Math.max(1, this.#ready.length)]
    if (target === undefined) near.destroy()
    else this.#pass(near, first, target)
  }

  #pass(near: Socket, first: Buffer, target: Target): void {
    const { hostname, port } = new URL(target.url)
    const far = connect(Number(port), hostname)
    far.write(first)
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

  /** The process that a socket's address names, while it is ready. */
  #targetFor(first: Buffer): Target | undefined {
    if (!this.#heedsNode) return undefined
    const node = /^GET \/socket\?node=([^\s&]+)/.exec(first.toString('latin1'))?.[1]
    return node === undefined ? undefined : this.#ready.find(({ name }) => name === decodeURIComponent(node))
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    (response) => response.ok,
    () => false,
  )
