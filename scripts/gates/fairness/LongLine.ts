import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Each piece is so many ms earlier or later than the line promises. */
const JITTER = 2

/** A way to the server on which everything takes its time, there and back; nothing overtakes anything. */
export class LongLine {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #oneWay: number

  static async open(target: string, roundTrip: number): Promise<LongLine> {
    const line = new LongLine(new URL(target), roundTrip / 2)
    await once(line.#server, 'listening')
    return line
  }

  private constructor({ hostname, port }: URL, oneWay: number) {
    this.#oneWay = oneWay
    this.#server = createServer({ noDelay: true }, (near) => {
      const far = connect({ port: Number(port), host: hostname, noDelay: true })
      this.#carry(near, far)
      this.#carry(far, near)
    }).listen(0, '127.0.0.1')
  }

  #carry(from: Socket, to: Socket): void {
    const onTheWay: Buffer[] = []
    this.#sockets.add(from)
    from.on('data', (bytes: Buffer) => {
      onTheWay.push(bytes)
      setTimeout(() => this.#deliver(onTheWay, to), this.#oneWay + (2 * Math.random() - 1) * JITTER)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      this.#sockets.delete(from)
      setTimeout(() => to.destroy(), this.#oneWay + JITTER)
    })
  }

  #deliver(onTheWay: Buffer[], to: Socket): void {
    const bytes = onTheWay.shift()
    if (bytes !== undefined && !to.destroyed) to.write(bytes)
  }

  /** Where the line begins. */
  get host(): string {
    const address = this.#server.address()
    return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : ''
  }

  get socketUrl(): string {
    return `ws://${this.host}/socket`
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}
