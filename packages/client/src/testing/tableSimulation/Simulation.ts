import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { type Randomness, seededRandomness } from '@jelly/rules'
import { randomBot } from '@jelly/bots'
import { type ClientMessage, replaysOf, type ServerMessage, Table, type TablePorts } from '@jelly/table'
import { mindOf, seededEntropy, VirtualClock } from '@jelly/table/testing'
import type { SocketListener } from '../../index.ts'
import { FaultyDisk } from './FaultyDisk.ts'
import { SimPlayer } from './SimPlayer.ts'
import { SimSocket, type SocketServer } from './SimSocket.ts'
import { TableWitness } from './TableWitness.ts'

const PEOPLE = ['Ann', 'Bob', 'Cat']
/** How long the faults go on; then every game must come to its end. */
const FAULTS_FOR = 240_000
const AT_MOST = 1_200_000

export interface SimulationResult {
  readonly rows: number
  readonly kills: number
  readonly drops: number
}

/** One table, its disk, its people and their connections under a virtual clock, with faults from a seed. */
export class Simulation implements SocketServer {
  readonly #random: Randomness
  readonly #clock = new VirtualClock()
  readonly #disk: FaultyDisk
  readonly #witness: TableWitness
  readonly #players = new Map<string, SimPlayer>()
  readonly #sockets = new Map<string, SimSocket>()
  readonly #seed: number
  #mount: ReturnType<FaultyDisk['mount']> | null = null
  #table: Table | null = null
  #problem: Error | null = null
  #isBroken = false
  #kills = 0
  #drops = 0
  #count = 0

  constructor(seed: number) {
    this.#seed = seed
    this.#random = seededRandomness(seed)
    this.#disk = new FaultyDisk(seededRandomness(seed + 1), this.#clock)
    this.#witness = new TableWitness(this.#disk)
  }

  async run(): Promise<SimulationResult> {
    await this.#start()
    for (const person of PEOPLE) this.#join(person)
    const calm = this.#clock.now() + FAULTS_FOR
    const end = this.#clock.now() + AT_MOST
    while (!this.#isOver() && this.#clock.now() < end) {
      this.#disk.faulty = this.#clock.now() < calm
      await this.#step(this.#disk.faulty)
    }
    await this.#clock.advance(2000)
    this.#check()
    return { rows: this.#disk.length, kills: this.#kills, drops: this.#drops }
  }

  async #step(faulty: boolean): Promise<void> {
    await this.#clock.advance(20 + this.#random(300))
    if (this.#problem !== null) throw this.#problem
    if (this.#isBroken || (faulty && this.#random(150) === 0)) await this.#kill()
    if (faulty && this.#random(60) === 0) this.#drop(PEOPLE[this.#random(PEOPLE.length)] ?? '')
    for (const player of this.#players.values()) if (this.#random(3) === 0) player.act()
  }

  /** The process dies, whatever it was waiting for, and another one finds its journal. */
  async #kill(): Promise<void> {
    this.#kills++
    this.#isBroken = false
    this.#mount?.kill()
    this.#table = null
    for (const socket of this.#sockets.values()) socket.cut()
    this.#sockets.clear()
    await this.#clock.advance(this.#random(3000))
    await this.#start()
  }

  async #start(): Promise<void> {
    const mount = this.#disk.mount()
    this.#mount = mount
    const ports: TablePorts = {
      clock: this.#clock,
      journal: mount,
      audience: { tell: (id, message) => this.#tell(mount, id, message) },
      entropy: seededEntropy(this.#seed * 1000 + this.#kills),
      botMind: mindOf(randomBot),
    }
    const starting = this.#open(ports)
    for (let table: Table | null = null; table === null;) {
      await this.#clock.advance(1)
      table = await Promise.race([starting, Promise.resolve(null)])
      this.#table = table
    }
  }

  async #open(ports: TablePorts): Promise<Table> {
    const rows = this.#disk.rows()
    const options = { speed: 1, ports, listeners: { broken: () => void (this.#isBroken = true) } }
    this.#disk.faulty = false
    if (rows.length > 0) return Table.restore(rows, options)
    const table = await Table.open({ ...options, id: 'sim', quick: true, settings: { players: 4 } })
    for (const person of PEOPLE) await table.sit(person, person)
    return table
  }

  #tell(mount: unknown, id: string, message: ServerMessage): void {
    const socket = this.#sockets.get(id)
    if (socket === undefined || this.#mount !== mount || socket.isCut) return
    this.#guard(() => this.#witness.tells(id, personOf(id), message))
    socket.deliver(message)
  }

  #guard(act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.#problem ??= asError(problem)
    }
  }

  #join(person: string): void {
    const random = seededRandomness(this.#seed + person.length * 7 + person.charCodeAt(0))
    const onView = (player: SimPlayer) => {
      if (this.#random(10) === 0) this.#guard(() => this.#witness.sees(player))
    }
    const openSocket = (listener: SocketListener) => this.#openSocket(person, listener)
    this.#players.set(person, new SimPlayer({ person, clock: this.#clock, random, openSocket, onView }))
  }

  #openSocket(person: string, listener: SocketListener): SimSocket {
    const id = `${person}/${++this.#count}`
    const socket = new SimSocket(id, this.#clock, this.#random, listener, this)
    this.#sockets.set(id, socket)
    return socket
  }

  isThere(): boolean {
    return this.#table !== null
  }

  /** What the server's gateway does: it greets, answers pings, and passes on the rest. */
  hear(socket: SimSocket, message: ClientMessage): void {
    const { id } = socket
    if (message.type === 'hello') this.#table?.connect(id, personOf(id), personOf(id))
    else if (message.type === 'ping') socket.deliver({ type: 'pong', n: message.n, now: this.#clock.now() })
    else this.#table?.receive(id, message, this.#clock.now())
    if (message.type === 'resync') this.#problem ??= new Error(`${personOf(id)} missed something`)
  }

  gone({ id }: SimSocket): void {
    if (this.#sockets.delete(id)) this.#table?.disconnect(id)
  }

  /** A connection breaks: the person comes back before or after the table has noticed, now and then much later. */
  #drop(person: string): void {
    this.#drops++
    if (this.#random(12) === 0) this.#players.get(person)?.goAway(40_000)
    for (const [id, socket] of this.#sockets) if (personOf(id) === person) socket.cut()
  }

  #isOver(): boolean {
    return this.#table?.summary().phase === 'ended'
  }

  #check(): void {
    if (this.#problem !== null) throw this.#problem
    const [parts] = replaysOf(this.#disk.rows())
    if (parts === undefined) throw new Error('the game never ended')
    for (const player of this.#players.values()) this.#witness.sees(player)
    const verdict = verifyReplayText(replayText(buildReplay(parts)))
    if (!verdict.ok) throw new Error(`the replay is wrong at ${verdict.where}: ${verdict.problem}`)
  }
}

const personOf = (id: string): string => id.split('/')[0] ?? ''

const asError = (problem: unknown): Error => (problem instanceof Error ? problem : new Error(String(problem)))

/** Runs a seed; a failure names it, and the same seed fails the same way. */
export async function simulate(seed: number): Promise<SimulationResult> {
  try {
    return await new Simulation(seed).run()
  } catch (problem) {
    throw new Error(`seed ${seed}: ${asError(problem).message}`, { cause: problem })
  }
}
