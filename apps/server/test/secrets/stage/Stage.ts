import { type Bot, randomBot, simpleBot } from '@jelly/bots'
import type { Randomness } from '@jelly/rules'
import { seededRandomness } from '@jelly/rules'
import type { BotMind } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import { type Service, openService } from '../../../src/service.ts'
import type { Log } from '../../../src/health/log.ts'
import { Metrics } from '../../../src/health/Metrics.ts'
import { MemoryStore } from '../../../src/store/MemoryStore.ts'
import type { Store } from '../../../src/store/Store.ts'
import { ask } from '../../../src/testing/ask.ts'
import type { Chance } from './Chance.ts'
import { failingStore } from './failingStore.ts'
import { Guest } from './Guest.ts'
import { randomOf, type Scene } from './Scene.ts'
import { Tape } from './Tape.ts'
import { metered } from './withAppend.ts'

/** Parts that a planted leak puts in the place of the true ones. */
export interface Plant {
  store?(store: Store, around: { readonly log: Log; readonly metrics: Metrics }): Store
  botMind?(mind: BotMind): BotMind
}

/** One run of a scene: a whole server but for sockets and disk, everybody in it, and a tape of what the viewer gets. */
export class Stage {
  readonly scene: Scene
  readonly chance: Chance
  readonly clock = new VirtualClock()
  readonly tape = new Tape(this.clock)
  readonly journal = new MemoryStore()
  readonly metrics = new Metrics({ ofProcess: false })
  readonly log: Log = {
    info: (about, message) => this.tape.note('log info', `${message} ${JSON.stringify(about)}`),
    warn: (about, message) => this.tape.note('log warn', `${message} ${JSON.stringify(about)}`),
    error: (about, message) => this.tape.note('log error', `${message} ${JSON.stringify(about)}`),
  }
  service: Service
  readonly #store: Store
  readonly #botMind: BotMind
  readonly #stranger: Randomness
  readonly #guests: Guest[] = []
  #isRematch = false
  #invite: { readonly table: string; readonly secret: string } | null = null

  constructor(scene: Scene, chance: Chance, plant: Plant = {}) {
    this.scene = scene
    this.chance = chance
    this.#stranger = randomOf(scene.seed, 'stranger')
    const disk = scene.failsAt === null ? this.journal : failingStore(this.journal, scene.failsAt)
    const store = metered(disk, this.metrics)
    this.#store = plant.store?.(store, this) ?? store
    this.#botMind = plant.botMind?.(this.#minds()) ?? this.#minds()
    this.service = this.#openService()
  }

  /** Everybody comes in, the game begins. */
  async open(): Promise<void> {
    const { people, settings, viewer, kind, restartsAfter } = this.scene
    for (let seat = 0; seat < people; seat++) {
      const guest = this.#guest(`person ${seat}`, seat === viewer)
      if (this.#invite === null) await this.#make(guest, settings)
      else await guest.enter('/api/join', this.#invite)
    }
    await this.#guest('spectator', true, true).enter('/api/join', { ...this.#invite, watch: true })
    this.#wander()
    this.clock.wakeAt(this.clock.now() + 6000 + this.#stranger(12_000), () => void this.#lateSpectator())
    if (kind === 'latecomer') this.#knockLater(this.#guest('latecomer', true))
    if (restartsAfter !== null) this.clock.wakeAt(this.clock.now() + restartsAfter, () => void this.#restart())
  }

  /** The rounds of the scene are played, or the game is over. To be asked all the time: a rematch comes after an end. */
  isOver(): boolean {
    const { rounds, rematch } = this.scene
    const { phase, round } = this.service.tables.summaries()[0] ?? { phase: 'closed', round: 0 }
    if (phase === 'ended' && rematch) this.#isRematch = true
    const isFirst = rematch && !this.#isRematch
    return !isFirst && ((phase === 'ledger' && round >= rounds) || (phase === 'ended' && !rematch))
  }

  #guest(name: string, taped: boolean, watches = false): Guest {
    const guest = new Guest(this, { name, taped, watches, bot: this.#guests.length % 2 === 0 ? randomBot : simpleBot })
    this.#guests.push(guest)
    return guest
  }

  async #make(host: Guest, settings: object): Promise<void> {
    const { table, invite } = await host.enter('/api/tables', { settings })
    this.#invite = { table: String(table), secret: (invite as { secret: string }).secret }
  }

  async #lateSpectator(): Promise<void> {
    await this.#guest('late spectator', true, true).enter('/api/join', { ...this.#invite, watch: true })
  }

  /** Nobody sits down while a round is played: the latecomer tries again until there is a pause. */
  #knockLater(latecomer: Guest): void {
    this.clock.wakeAt(this.clock.now() + 2500, () => void this.#knock(latecomer))
  }

  async #knock(latecomer: Guest): Promise<void> {
    const [summary] = this.service.tables.summaries()
    const mayEnter = summary?.phase === 'scramble' || summary?.phase === 'scoring' || summary?.phase === 'ledger'
    const answer = mayEnter ? await latecomer.enter('/api/join', { ...this.#invite }) : {}
    if (!('token' in answer)) this.#knockLater(latecomer)
  }

  /** A stranger asks whatever can be asked without a seat; the operator looks at the figures. */
  #wander(): void {
    this.clock.wakeAt(this.clock.now() + 700 + this.#stranger(3000), () => {
      this.#wander()
      void this.#wonder(this.#stranger(6))
    })
  }

  async #wonder(about: number): Promise<void> {
    if (about === 0) return this.#noteMetrics()
    const gameId = this.#guests[0]?.gameId ?? ''
    const paths = ['/api/tables', '/api/info', `/api/replays/${gameId}`, '/api/replays', '/api/tables']
    const path = paths[about - 1] ?? ''
    const { status, body } = await ask(this.service.api, 'GET', path, '', '10.0.0.9')
    this.tape.note(`stranger ${path}`, `${status} ${JSON.stringify(body)}`)
  }

  async #noteMetrics(): Promise<void> {
    this.tape.note('metrics', await this.metrics.text(this.service.gateway.size, this.service.tables.size))
  }

  /** A new version of the server: everybody is told to call again. */
  async #restart(): Promise<void> {
    const old = this.service
    await old.tables.shutdown()
    old.gateway.close()
    this.service = this.#openService()
    await this.service.tables.load()
  }

  #openService(): Service {
    const { entropy, dice } = this.chance
    return openService({
      clock: this.clock,
      store: this.#store,
      entropy,
      ...(dice && { dice }),
      botMind: this.#botMind,
      log: this.log,
      speed: this.scene.speed,
      maxTables: 10,
      tablesPerMinute: 10,
      maxConnections: 100,
      connectionsPerAddress: 100,
      version: '1.2.3',
      url: () => 'http://jelly.example',
      onEnded: (reason) => this.metrics.ended.inc({ reason }),
      onBroken: (_table, cause) => this.metrics.broken.inc({ cause }),
    })
  }

  /** The viewer's own bot thinks for itself in both runs, and all that it is told is taped. */
  #minds(): BotMind {
    const botOf = (seat: number): Bot => ((this.scene.seed + seat) % 2 === 0 ? randomBot : simpleBot)
    return {
      think: (level, temperament, view, seat, seed) => {
        const live = () => botOf(seat).think(view, seat, seededRandomness(seed))
        if (seat !== this.scene.viewer) return this.chance.rivals.think(`bot ${seat}`, view, seat, live)
        const thought = live()
        this.tape.note('bot', JSON.stringify({ level, temperament, view, seat, seed, thought }))
        return thought
      },
    }
  }
}
