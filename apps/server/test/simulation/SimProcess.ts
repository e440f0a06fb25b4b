import type { Clock, ServerMessage } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import type { Socket } from '../../src/sockets/Socket.ts'
import { type Service, openService } from '../../src/service.ts'
import { ask, type Asked } from '../../src/testing/ask.ts'
import type { Mount } from './SimDisk.ts'
import { simOptions } from './simOptions.ts'

/** The other end of a socket, as the network knows it. */
export interface FarEnd {
  hear(text: string, arrivedAt: number): void
  ponged(n: number, arrivedAt: number): void
  gone(): void
}

/** One life of the server. Once it is dead nothing that its code still does has any effect. */
export class SimProcess {
  readonly #service: Service
  readonly #mount: Mount
  #isDead = false

  constructor(mount: Mount, clock: VirtualClock, seed: number, speed: number) {
    this.#mount = mount
    this.#service = openService({
      store: mount,
      clock: this.#mortal(clock),
      ...simOptions(seed, speed),
    })
  }

  get isDead(): boolean {
    return this.#isDead
  }

  /** Whether it is ready to answer. */
  async boot(): Promise<void> {
    await this.#service.tables.load()
    void this.#service.tables.restoreAll()
  }

  async die(): Promise<void> {
    this.#isDead = true
    await this.#mount.kill()
  }

  /** Ends as a deploy ends it: it goes on answering until its tables have written their last row. */
  async stop(): Promise<void> {
    await this.#service.tables.shutdown()
    this.#service.gateway.close()
    this.#isDead = true
  }

  /** Stops at once; what is on its way to the disk is settled later, by `die`. */
  freeze(): void {
    this.#isDead = true
  }

  /** Null where it died before it answered. */
  async ask(method: string, path: string, body?: string): Promise<Asked | null> {
    if (this.#isDead) return null
    const answer = await ask(this.#service.api, method, path, body)
    return this.#isDead ? null : answer
  }

  open(socket: Socket, onSend: (message: ServerMessage) => void): FarEnd | null {
    if (this.#isDead) return null
    const connection = this.#service.gateway.open({
      address: socket.address,
      queued: () => socket.queued(),
      ping: (n) => this.#isDead || socket.ping(n),
      send: (text) => {
        if (this.#isDead) return
        onSend(JSON.parse(text) as ServerMessage)
        socket.send(text)
      },
      close: (reason, abrupt) => {
        if (!this.#isDead) socket.close(reason, abrupt)
      },
    })
    return (
      connection && {
        hear: (text, arrivedAt) => this.#isDead || connection.receive(text, arrivedAt),
        ponged: (n, arrivedAt) => this.#isDead || connection.ponged(n, arrivedAt),
        gone: () => this.#isDead || connection.closed(),
      }
    )
  }

  #mortal(clock: VirtualClock): Clock {
    return {
      now: () => clock.now(),
      wakeAt: (time, wake) => clock.wakeAt(time, () => this.#isDead || wake()),
    }
  }
}
