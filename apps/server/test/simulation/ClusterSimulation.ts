import { LobbyApi, type SeatKey, type SocketListener } from '@jelly/client'
import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { type Randomness, seededRandomness, type Viewer } from '@jelly/rules'
import { replaysOf } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import { SimExchange } from '../cluster/SimWires.ts'
import { SharedMemory } from '../support/SharedMemory.ts'
import { withoutCounters } from '../cluster/plantedWires.ts'
import { ClusterProcess, type ProcessPlant } from './ClusterProcess.ts'
import { GiftWatch } from './GiftWatch.ts'
import { Platter } from './SimDisk.ts'
import { simFetch } from './simFetch.ts'
import { SimSocket } from './SimNetwork.ts'
import { SimPlayer, type World } from './SimPlayer.ts'
import { Witness } from './Witness.ts'

const PEOPLE = ['Ann', 'Bob', 'Cat']
const NODES = ['n1', 'n2', 'n3']
/** Tables at which nobody plays, so that there is something to even out. */
const EMPTY_TABLES = 18
const SPEED = 5
const FAULTS_FOR = 90_000
const AT_MOST = 900_000
/** After a trouble, in ms. */
const FORGIVEN = 5000

/** Mistakes to plant, to see whether they are noticed. */
export interface ClusterPlant extends ProcessPlant {
  readonly lyingStore?: boolean
  readonly noFence?: boolean
  readonly noCounters?: boolean
}

export interface ClusterOutcome {
  readonly rows: number
  readonly epochs: number
  readonly kills: number
  readonly pauses: number
  readonly lost: number
  readonly outages: number
  /** Tables that a process gave to another. */
  readonly gifts: number
}

/** Three processes over one store, their wires, their people and the network, under one clock, with faults from a seed. */
export class ClusterSimulation implements World {
  /** Between two powers of two: across one, a time and a clock that is off do not add up to the last bit. */
  readonly clock = new VirtualClock(1_100_000)
  readonly speed = SPEED
  readonly #seed: number
  readonly #plant: ClusterPlant
  /** Until when each life may be taken for dead, though it lives. */
  readonly #troubled = new Map<string, number>()
  readonly #random: Randomness
  readonly #platter = new Platter()
  readonly #shared = new SharedMemory(this.#platter)
  readonly #exchange = new SimExchange(this.clock)
  readonly #health = { slow: false, failing: false, lying: false, dead: false }
  readonly #lobby: LobbyApi
  readonly #processes: ClusterProcess[] = []
  readonly #counts = { kills: 0, pauses: 0, lost: 0, outages: 0 }
  readonly #gifts = new GiftWatch(
    () => this.clock.now(),
    (problem) => this.complain(problem),
  )
  #starts = 0
  #players: SimPlayer[] = []
  #table = ''
  #witness: Witness | null = null
  #problem: Error | null = null
  #faulty = false

  constructor(seed: number, plant: ClusterPlant = {}) {
    this.#seed = seed
    this.#plant = plant
    this.#random = seededRandomness(seed)
    this.#health.lying = plant.lyingStore === true
    this.#shared.fenced = plant.noFence !== true
    this.#shared.onClaim = (from) => this.#claimed(from)
    this.#shared.onGive = (gift) => this.#gifts.given(gift)
    if (plant.noCounters) this.#exchange.bend = withoutCounters()
    const { clock } = this
    const process = () => this.#any()
    this.#lobby = new LobbyApi('', simFetch({ clock, random: this.#random, isFaulty: () => this.#faulty, process }))
  }

  async run(): Promise<ClusterOutcome> {
    for (const name of NODES) await this.#start(name)
    await this.clock.advance(1000)
    await this.#sitDown()
    const calm = this.clock.now() + FAULTS_FOR
    const end = this.clock.now() + AT_MOST
    while (!this.#isOver() && this.clock.now() < end) {
      this.#faulty = this.clock.now() < calm
      await this.#step()
    }
    if (this.#problem === null && !this.#isOver()) throw new Error('the game never ended')
    await this.clock.advance(3000)
    this.#check()
    const rows = this.#platter.written(this.#table)
    return { rows: rows.length, epochs: rows.at(-1)?.epoch ?? 0, gifts: this.#gifts.count, ...this.#counts }
  }

  ticket(key: SeatKey): Promise<string> {
    return this.#lobby.ticket(key)
  }

  connect(listener: SocketListener): SimSocket {
    const socket = new SimSocket(this.clock, this.#random, listener)
    let viewer: Viewer = 'spectator'
    socket.open(
      () =>
        this.#any()?.open(socket, (message) => {
          if (message.type === 'view') viewer = message.you ?? 'spectator'
          this.#guard(() => this.#witness?.tells(viewer, message))
        }) ?? null,
    )
    return socket
  }

  changed({ seat, store }: SimPlayer): void {
    for (const { id } of store.get().pending) this.#witness?.asks(seat, id)
    const { view, you } = store.get()
    if (this.#random(8) === 0) this.#guard(() => this.#witness?.sees(store.seq, view, you ?? 'spectator'))
  }

  complain(problem: string): void {
    this.#problem ??= new Error(problem)
  }

  /** Where the balancer leads: any that is not dead, as far as it knows. */
  #any(): ClusterProcess | null {
    return this.#processes[this.#random(this.#processes.length)] ?? null
  }

  async #start(name: string): Promise<void> {
    const { clock } = this
    const around = { clock, shared: this.#shared, exchange: this.#exchange, health: this.#health, random: this.#random }
    const planted = { plant: this.#plant, isFaulty: () => this.#faulty }
    // Every start is a life of its own, also one that came to nothing: others may still think that one dead.
    const start = this.#starts++
    const life = `${name}x${start}`
    const seed = this.#seed * 1000 + start
    const process = new ClusterProcess(name, life, seed, { ...around, ...planted, speed: SPEED })
    let started = false
    const starting = process.start().then(
      () => (started = true),
      () => undefined,
    )
    await clock.advance(100)
    void starting
    if (started) this.#processes.push(process)
    else await this.#startLater(process)
  }

  /** The store was away: it ends, and its service manager starts it again. */
  async #startLater(process: ClusterProcess): Promise<void> {
    await process.kill(true)
    this.clock.wakeAt(this.clock.now() + 1000, () => void this.#start(process.name))
  }

  async #sitDown(): Promise<void> {
    const [maker = '', ...guests] = PEOPLE
    const made = await this.#await(this.#lobby.makeTable(maker, { settings: { players: 4, briefing: false } }))
    this.#table = made.table
    this.#witness = new Witness(this.#platter, made.table)
    const keys = [{ table: made.table, token: made.token, seat: made.seat ?? 0 }]
    for (const name of guests) {
      const { token, seat } = await this.#await(this.#lobby.join(name, { code: made.invite.code }))
      keys.push({ table: made.table, token, seat: seat ?? 0 })
    }
    for (let n = 0; n < EMPTY_TABLES; n++) await this.#await(this.#lobby.makeTable('Host', {}))
    this.#players = keys.map((key) => new SimPlayer(this, key, seededRandomness(this.#seed * 10 + key.seat)))
  }

  async #step(): Promise<void> {
    await this.clock.advance(20 + this.#random(200))
    if (this.#problem !== null) throw this.#problem
    this.#health.slow = this.#faulty
    if (!this.#faulty) return
    const process = this.#any()
    if (process !== null && this.#random(150) === 0) await this.#kill(process)
    else if (process !== null && this.#random(100) === 0) this.#stop(process)
    if (this.#random(40) === 0) this.#lose(process)
    if (this.#random(250) === 0) this.#cutWires(process)
    if (this.#random(40) === 0) this.#drop()
    if (this.#random(400) === 0) this.#outage()
  }

  async #kill(process: ClusterProcess): Promise<void> {
    this.#counts.kills++
    this.#gifts.trouble(this.clock.now() + FORGIVEN)
    this.#processes.splice(this.#processes.indexOf(process), 1)
    await process.kill(this.#random(2) === 0)
    const { name } = process
    this.clock.wakeAt(this.clock.now() + 200 + this.#random(5000), () => void this.#start(name))
  }

  #stop({ pause, life }: ClusterProcess): void {
    this.#counts.pauses++
    pause.stop()
    const until = this.clock.now() + this.#random(7000)
    this.#trouble(life, until)
    this.clock.wakeAt(until, () => pause.go())
  }

  #lose(process: ClusterProcess | null): void {
    this.#counts.lost++
    if (process !== null) process.wires.losing += 1 + this.#random(3)
  }

  #cutWires(process: ClusterProcess | null): void {
    if (process === null) return
    const { wires, pause, life } = process
    const isOneWay = this.#random(3) === 0
    const until = this.clock.now() + this.#random(4000)
    this.#trouble(life, until)
    if (isOneWay) wires.isDeaf = true
    else wires.isUp = false
    this.clock.wakeAt(until, () => {
      wires.isDeaf = false
      wires.isUp = !pause.isDead
    })
  }

  /** Others may still think so for a while when the trouble is over. */
  #trouble(life: string, until: number): void {
    this.#troubled.set(life, Math.max(this.#troubled.get(life) ?? 0, until + FORGIVEN))
    this.#gifts.trouble(until + FORGIVEN)
  }

  /** Nobody takes a table from who lives and is well. */
  #claimed(from: string): void {
    const owner = this.#processes.find(({ life }) => life === from)
    if (owner === undefined || owner.pause.isDead) return
    if ((this.#troubled.get(from) ?? 0) < this.clock.now()) this.complain(`a table was taken from ${from}, which lives`)
  }

  #drop(): void {
    const { socket } = this.#players[this.#random(this.#players.length)] ?? {}
    if (this.#random(4) === 0) socket?.die()
    else socket?.cut()
  }

  #outage(): void {
    this.#counts.outages++
    this.#shared.down = true
    const until = this.clock.now() + this.#random(4000)
    for (const { life } of this.#processes) {
      this.#trouble(life, until)
      this.#shared.cut(life)
    }
    this.clock.wakeAt(until, () => (this.#shared.down = false))
  }

  async #await<T>(asked: Promise<T>): Promise<T> {
    await this.clock.advance(1000)
    return asked
  }

  #isOver(): boolean {
    return this.#players.every(({ store }) => store.get().view?.phase === 'ended')
  }

  #guard(act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.#problem ??= problem instanceof Error ? problem : new Error(String(problem))
    }
  }

  #check(): void {
    for (const { store } of this.#players) {
      const { view, you } = store.get()
      this.#guard(() => this.#witness?.sees(store.seq, view, you ?? 'spectator'))
    }
    if (this.#problem !== null) throw this.#problem
    const [parts] = replaysOf(this.#platter.written(this.#table))
    if (parts === undefined) throw new Error('the journal has no game')
    const verdict = verifyReplayText(replayText(buildReplay(parts)))
    if (!verdict.ok) throw new Error(`the replay is wrong at ${verdict.where}: ${verdict.problem}`)
  }
}

/** Runs a seed; a failure names it, and the same seed fails the same way. */
export async function simulateCluster(seed: number, plant?: ClusterPlant): Promise<ClusterOutcome> {
  try {
    return await new ClusterSimulation(seed, plant).run()
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    throw new Error(`seed ${seed}: ${message}`, { cause: problem })
  }
}
