import { isDeepStrictEqual } from 'node:util'
import { LobbyApi, type SeatKey, type SocketListener } from '@jelly/client'
import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { type Randomness, type Seat, seededRandomness, type Viewer } from '@jelly/rules'
import { replaysOf } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import { SimDisk } from './SimDisk.ts'
import { simFetch } from './simFetch.ts'
import { SimSocket } from './SimNetwork.ts'
import { type ClientFault, SimPlayer, type World } from './SimPlayer.ts'
import { SimProcess } from './SimProcess.ts'
import { Witness } from './Witness.ts'

const PEOPLE = ['Ann', 'Bob', 'Cat']
const SPEED = 5
/** How long the faults go on; then every game must come to its end. */
const FAULTS_FOR = 90_000
const AT_MOST = 900_000

export interface Outcome {
  readonly rows: number
  readonly kills: number
  readonly drops: number
  readonly fullDisks: number
  readonly deadStores: number
  /** Restarts in good order. */
  readonly stops: number
  /** Tabs that were closed and opened again, or opened twice. */
  readonly tabs: number
}

/** Mistakes to plant, to see whether they are noticed. */
export interface Plant {
  readonly lyingDisk?: boolean
  readonly client?: ClientFault
}

/** The whole server but its sockets, its disk, its people and their network, under one clock, with faults from a seed. */
export class Simulation implements World {
  readonly clock = new VirtualClock()
  readonly speed = SPEED
  readonly #seed: number
  readonly #random: Randomness
  readonly #disk: SimDisk
  readonly #lobby: LobbyApi
  readonly #plant: Plant
  readonly #keys: (SeatKey & { readonly seat: Seat })[] = []
  #players: SimPlayer[] = []
  #sockets: SimSocket[] = []
  #table = ''
  #witness: Witness | null = null
  #process: SimProcess | null = null
  #problem: Error | null = null
  #faulty = false
  /** So many more writes until the process dies in the middle of one; null where it is not to. */
  #fuse: number | null = null
  readonly #counts = { kills: 0, drops: 0, fullDisks: 0, deadStores: 0, stops: 0, tabs: 0 }

  constructor(seed: number, plant: Plant = {}) {
    this.#seed = seed
    this.#random = seededRandomness(seed)
    this.#disk = new SimDisk(this.clock, seededRandomness(seed + 1))
    this.#disk.health.lying = plant.lyingDisk ?? false
    this.#plant = plant
    const fetch = simFetch({
      clock: this.clock,
      random: this.#random,
      isFaulty: () => this.#faulty,
      process: () => this.#process,
    })
    this.#lobby = new LobbyApi('', fetch)
  }

  async run(): Promise<Outcome> {
    await this.#boot()
    await this.#sitDown()
    const calm = this.clock.now() + FAULTS_FOR
    const end = this.clock.now() + AT_MOST
    while (!this.#isOver() && this.clock.now() < end) {
      this.#faulty = this.clock.now() < calm
      await this.#step()
    }
    // A tab whose line died without a word notices it only after a while.
    this.#faulty = false
    await this.clock.advance(30_000)
    await this.#check()
    const { rows } = this.#witness ?? { rows: 0 }
    return { rows, ...this.#counts }
  }

  ticket(key: SeatKey): Promise<string> {
    return this.#lobby.ticket(key)
  }

  connect(listener: SocketListener): SimSocket {
    const socket = new SimSocket(this.clock, this.#random, listener)
    this.#sockets.push(socket)
    let viewer: Viewer = 'spectator'
    socket.open(
      () =>
        this.#process?.open(socket, (message) => {
          if (message.type === 'view') viewer = message.you ?? 'spectator'
          this.#guard(() => this.#witness?.tells(viewer, message))
        }) ?? null,
    )
    return socket
  }

  /** Looks over a player's shoulder now and then. */
  changed({ seat, store }: SimPlayer): void {
    const { connection } = store.get()
    if (connection.kind === 'ended' && connection.reason !== 'takenOver')
      this.complain(`seat ${seat} was told something final that is not: ${connection.reason}`)
    for (const { id } of store.get().pending) this.#witness?.asks(seat, id)
    if (this.#random(8) === 0) this.#look(store)
  }

  complain(problem: string): void {
    this.#problem ??= new Error(problem)
  }

  #look(store: SimPlayer['store']): void {
    const { view, shown, you, pending } = store.get()
    this.#guard(() => this.#witness?.sees(store.seq, view, you ?? 'spectator'))
    if (pending.length === 0 && !isDeepStrictEqual(shown, view))
      this.complain(`seat ${you} is shown what it did not ask for`)
  }

  async #boot(): Promise<void> {
    const mount = this.#disk.mount(() => this.#burn())
    const process = new SimProcess(mount, this.clock, this.#seed * 1000 + this.#counts.kills, SPEED)
    for (let isUp = false; !isUp;) {
      // A store that does not answer: whoever started the process starts it again.
      const booted = process.boot().then(
        () => true,
        () => false,
      )
      await this.clock.advance(50)
      isUp = await booted
    }
    this.#process = process
  }

  async #sitDown(): Promise<void> {
    const [maker = '', ...guests] = PEOPLE
    const settings = { players: 4 as const, briefing: this.#random(2) === 0 }
    const made = await this.#await(this.#lobby.makeTable(maker, { settings }))
    this.#table = made.table
    this.#witness = new Witness(this.#disk.platter, made.table)
    const { table, token } = made
    this.#keys.push({ table, token, seat: made.seat ?? 0 })
    for (const name of guests) {
      const { token: own, seat } = await this.#await(this.#lobby.join(name, { code: made.invite.code }))
      this.#keys.push({ table, token: own, seat: seat ?? 0 })
    }
    for (const { seat } of this.#keys) this.#openTab(seat)
  }

  async #step(): Promise<void> {
    await this.clock.advance(20 + this.#random(200))
    if (this.#problem !== null) throw this.#problem
    this.#disk.health.slow = this.#faulty
    if (this.#process?.isDead) await this.#bury()
    if (!this.#faulty) return
    if (this.#random(250) === 0) this.#process?.freeze()
    if (this.#random(150) === 0) this.#fuse = this.#random(8)
    if (this.#random(40) === 0) this.#drop()
    this.#moveTabs()
    if (this.#random(400) === 0) this.#fillDisk()
    if (this.#random(400) === 0) this.#killStore()
    if (this.#random(300) === 0) this.#stop()
  }

  /** The tabs go on asking while the server writes its last rows. */
  #stop(): void {
    this.#counts.stops++
    void this.#process?.stop()
  }

  #openTab(seat: Seat): void {
    const key = this.#keys.find((one) => one.seat === seat)
    if (key === undefined) throw new Error(`nobody sits on ${seat}`)
    const random = seededRandomness(this.#seed * 10 + seat + 1000 * this.#counts.tabs)
    this.#players.push(new SimPlayer(this, key, random, this.#plant.client))
  }

  /** People come back to their page, reload it (more often while it finds no server), and open it twice. */
  #moveTabs(): void {
    const player = this.#players[this.#random(this.#players.length)]
    if (player === undefined) return
    if (this.#random(20) === 0) player.wake()
    const reloads = this.#random(player.status === 'open' ? 200 : 20) === 0
    if (!reloads && this.#random(250) > 0) return
    this.#counts.tabs++
    if (reloads) this.#leave(player)
    this.#openTab(player.seat)
  }

  #leave(player: SimPlayer): void {
    player.close()
    this.#players = this.#players.filter((other) => other !== player)
  }

  /** The next process comes a while after the last; some sockets notice at once, some by their silence. */
  async #bury(): Promise<void> {
    this.#counts.kills++
    this.#fuse = null
    await this.#process?.die()
    this.#process = null
    for (const socket of this.#sockets.splice(0)) {
      if (this.#random(4) === 0) socket.die()
      else socket.cut()
    }
    await this.clock.advance(this.#random(3000))
    await this.#boot()
  }

  #burn(): void {
    if (this.#fuse === null) return
    if (this.#fuse-- > 0) return
    this.#fuse = null
    this.#process?.freeze()
  }

  #drop(): void {
    this.#counts.drops++
    const { socket } = this.#players[this.#random(this.#players.length)] ?? {}
    if (this.#random(4) === 0) socket?.die()
    else socket?.cut()
  }

  #fillDisk(): void {
    this.#counts.fullDisks++
    this.#spoil('failing')
  }

  #killStore(): void {
    this.#counts.deadStores++
    this.#spoil('dead')
  }

  #spoil(what: 'failing' | 'dead'): void {
    const { health } = this.#disk
    health[what] = true
    this.clock.wakeAt(this.clock.now() + 500 + this.#random(3000), () => (health[what] = false))
  }

  async #await<T>(asked: Promise<T>): Promise<T> {
    await this.clock.advance(1000)
    return asked
  }

  /** In every tab that is left, and there is one for each seat. */
  #isOver(): boolean {
    this.#players = this.#players.filter(({ status }) => status !== 'ended')
    return this.#players.every(({ store }) => store.get().view?.phase === 'ended')
  }

  #guard(act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.#problem ??= asError(problem)
    }
  }

  async #check(): Promise<void> {
    for (const { store } of this.#players) this.#look(store)
    if (this.#problem !== null) throw this.#problem
    if (!this.#isOver()) throw new Error('the game never ended')
    for (const { seat } of this.#keys) {
      const tabs = this.#players.filter((player) => player.seat === seat)
      if (tabs.length !== 1) throw new Error(`${tabs.length} tabs play seat ${seat}`)
    }
    const [parts] = replaysOf(this.#disk.platter.written(this.#table))
    if (parts === undefined) throw new Error('the journal has no game')
    const verdict = verifyReplayText(replayText(buildReplay(parts)))
    if (!verdict.ok) throw new Error(`the replay is wrong at ${verdict.where}: ${verdict.problem}`)
    const game = await this.#disk.platter.game(parts.gameId)
    if (JSON.stringify(game?.scores) !== JSON.stringify(parts.result?.scores)) throw new Error('the result is not kept')
  }
}

const asError = (problem: unknown): Error => (problem instanceof Error ? problem : new Error(String(problem)))

/** Runs a seed; a failure names it, and the same seed fails the same way. */
export async function simulate(seed: number): Promise<Outcome> {
  try {
    return await new Simulation(seed).run()
  } catch (problem) {
    throw new Error(`seed ${seed}: ${asError(problem).message}`, { cause: problem })
  }
}
