import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Thought } from '@jelly/bots'
import type { Seat, View } from '@jelly/rules'
import type { Entropy } from '@jelly/table'
import { acceptSockets } from '../../../src/sockets/acceptSockets.ts'
import { type Service, openService } from '../../../src/service.ts'
import { httpApp } from '../../../src/http/httpApp.ts'
import { listen } from '../../../src/http/listen.ts'
import type { Log } from '../../../src/health/log.ts'
import { Metrics } from '../../../src/health/Metrics.ts'
import { PageFiles } from '../../../src/http/PageFiles.ts'
import { realClock } from '../../../src/clock/realClock.ts'
import { MemoryStore } from '../../../src/store/MemoryStore.ts'
import type { Store } from '../../../src/store/Store.ts'
import type { Chance } from '../stage/Chance.ts'
import type { Plant } from '../stage/Stage.ts'
import { metered, withAppend } from '../stage/withAppend.ts'
import { Journalist } from './Journalist.ts'
import { shownHeaders } from './normalise.ts'
import type { WireScene } from './WireScene.ts'
import { WireTape } from './WireTape.ts'

const SPEED = 100
const PING_BYTES = 4

/** A bot that waits to be told what it thinks. */
export interface PendingThought {
  readonly view: View
  readonly settle: (thought: Thought) => void
}

/** The server with real sockets and timers, put together from its own parts, with dice of the test's. */
export class WireServer {
  readonly tape = new WireTape()
  readonly journalist = new Journalist()
  readonly metrics = new Metrics({ ofProcess: false })
  readonly bots = new Map<Seat, PendingThought>()
  readonly log: Log = {
    info: (about, message) => this.tape.note('log', `info ${message} ${JSON.stringify(about)}`),
    warn: (about, message) => this.tape.note('log', `warn ${message} ${JSON.stringify(about)}`),
    error: (about, message) => this.tape.note('log', `error ${message} ${JSON.stringify(about)}`),
  }
  readonly #service: Service
  readonly #scene: WireScene
  #http: Server | null = null
  url = ''

  constructor(scene: WireScene, chance: Chance, plant: Plant = {}) {
    this.#scene = scene
    const disk = metered(new MemoryStore(), this.metrics)
    const followed = withAppend(
      disk,
      () => undefined,
      ({ row }) => this.journalist.note(row),
    )
    this.#service = this.#openService(chance, plant.store?.(followed, this) ?? followed)
  }

  async listen(): Promise<void> {
    const { gateway, tables, api } = this.#service
    const isAllowedOrigin = (origin: string | undefined) => origin === undefined
    const health = async () => ({ ok: true, tables: tables.size, lines: gateway.size })
    const metrics = () => this.metrics.text(gateway.size, tables.size)
    const page = new PageFiles(join(import.meta.dirname, 'noPage'))
    const app = httpApp({ api, page, proxies: [], isAllowedOrigin, health, metrics, log: this.log })
    this.#http = await listen(app, '127.0.0.1', 0)
    acceptSockets(this.#http, { gateway, proxies: [], isAllowedOrigin })
    this.url = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`
  }

  /** The server stops; whoever is connected is told so. */
  async stop(): Promise<void> {
    await this.#service.tables.shutdown()
    this.#service.gateway.close()
    this.#http?.close()
  }

  /** Lets go of the port. */
  free(): void {
    this.#http?.closeAllConnections()
  }

  get lines(): number {
    return this.#service.gateway.size
  }

  /** Asks over HTTP; null: nobody tapes the answer. */
  async ask(
    method: string,
    path: string,
    body: object | null,
    channel: string | null,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    const shown = `${response.status} ${shownHeaders(response.headers)} ${text}`
    if (channel !== null) this.tape.note(`${channel} ${method} ${path}`, shown)
    return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  }

  /** Whether somebody of this name sits here with a line; of spectators the table knows nothing. */
  isConnected(name: string): boolean {
    return this.journalist.table.seats.some(
      (seat) => seat.kind === 'person' && seat.name === name && seat.presence === 'here',
    )
  }

  /** Ping numbers come at their own times: they must not disturb what else is drawn. */
  #entropy({ entropy }: Chance): Entropy {
    return { bytes: (count) => (count === PING_BYTES ? randomBytes(count) : entropy.bytes(count)) }
  }

  #openService(chance: Chance, store: Store): Service {
    return openService({
      store,
      clock: realClock(),
      entropy: this.#entropy(chance),
      ...(chance.dice && { dice: chance.dice }),
      botMind: { silent: true, think: (level, temperament, view, seat) => this.#think(level, temperament, view, seat) },
      log: this.log,
      speed: SPEED,
      maxTables: 10,
      tablesPerMinute: 10,
      maxConnections: 100,
      connectionsPerAddress: 100,
      version: '1.2.3',
      url: () => 'http://jelly.example',
      onEnded: (reason) => {
        this.metrics.ended.inc({ reason })
        this.journalist.changed()
      },
      onBroken: (_table, cause) => this.metrics.broken.inc({ cause }),
    })
  }

  #think(level: string, temperament: string, view: View, seat: Seat): Promise<Thought> {
    if (seat === this.#scene.viewer) this.tape.note('bot', JSON.stringify({ level, temperament, view, seat }))
    return new Promise((settle) => {
      this.bots.set(seat, { view, settle })
      this.journalist.changed()
    })
  }
}
