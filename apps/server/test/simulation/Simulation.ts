import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { type Randomness, seededRandomness, type Viewer } from '@jelly/rules'
import { replaysOf, type ServerMessage } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import type { Made } from '../support/TestServer.ts'
import { SimDisk } from './SimDisk.ts'
import { type NearEnd, SimLine } from './SimNetwork.ts'
import { SimPlayer, type World } from './SimPlayer.ts'
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
}

/** The whole server but its sockets, its disk, its people and their network, under one clock, with faults from a seed. */
export class Simulation implements World {
  readonly clock = new VirtualClock()
  readonly speed = SPEED
  readonly #seed: number
  readonly #random: Randomness
  readonly #disk: SimDisk
  readonly #players: SimPlayer[] = []
  #lines: SimLine[] = []
  #table = ''
  #witness: Witness | null = null
  #process: SimProcess | null = null
  #problem: Error | null = null
  #faulty = false
  /** So many more writes until the process dies in the middle of one; null where it is not to. */
  #fuse: number | null = null
  #kills = 0
  #drops = 0
  #fullDisks = 0

  constructor(seed: number, plant: { readonly lyingDisk?: boolean } = {}) {
    this.#seed = seed
    this.#random = seededRandomness(seed)
    this.#disk = new SimDisk(this.clock, seededRandomness(seed + 1))
    this.#disk.health.lying = plant.lyingDisk ?? false
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
    await this.clock.advance(3000)
    await this.#check()
    const { rows } = this.#witness ?? { rows: 0 }
    return { rows, kills: this.#kills, drops: this.#drops, fullDisks: this.#fullDisks }
  }

  async ticket({ table, token }: Made): Promise<string | null> {
    const answer: { ticket?: string } | null = await this.#ask('/api/ticket', { table, token })
    return answer?.ticket ?? null
  }

  dial(near: NearEnd): SimLine {
    const line = new SimLine(this.clock, this.#random, near)
    this.#lines.push(line)
    let viewer: Viewer = 'spectator'
    line.dial(
      () =>
        this.#process?.open(line, (message) => {
          if (message.type === 'view') viewer = message.you ?? 'spectator'
          this.#guard(() => this.#witness?.tells(viewer, message))
        }) ?? null,
    )
    return line
  }

  /** Looks over a player's shoulder now and then. */
  heard(player: SimPlayer, message: ServerMessage): void {
    if (message.type !== 'events' || this.#random(8) !== 0) return
    this.#guard(() => this.#witness?.sees(player.seq, player.view, player.you ?? 'spectator'))
  }

  async #boot(): Promise<void> {
    const mount = this.#disk.mount(() => this.#burn())
    const process = new SimProcess(mount, this.clock, this.#seed * 1000 + this.#kills, SPEED)
    const booted = process.boot()
    await this.clock.advance(50)
    await booted
    this.#process = process
  }

  async #sitDown(): Promise<void> {
    const [maker = '', ...guests] = PEOPLE
    const settings = { players: 4, briefing: this.#random(2) === 0 }
    const made = await this.#await<Made>(this.#ask('/api/tables', { name: maker, settings }))
    this.#table = made.table
    this.#witness = new Witness(this.#disk.platter, made.table)
    const places = [made]
    for (const name of guests) {
      const { code } = made.invite
      places.push({ ...made, ...(await this.#await<Made>(this.#ask('/api/join', { name, code }))) })
    }
    for (const [n, place] of places.entries()) {
      this.#players.push(new SimPlayer(this, place, seededRandomness(this.#seed * 10 + n)))
    }
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
    if (this.#random(400) === 0) this.#fillDisk()
  }

  /** The next process comes a while after the last; some lines notice at once, some by their silence. */
  async #bury(): Promise<void> {
    this.#kills++
    this.#fuse = null
    await this.#process?.die()
    this.#process = null
    for (const line of this.#lines.splice(0)) {
      if (this.#random(4) === 0) line.die()
      else line.cut()
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
    this.#drops++
    const { line } = this.#players[this.#random(this.#players.length)] ?? {}
    if (this.#random(4) === 0) line?.die()
    else line?.cut()
  }

  #fillDisk(): void {
    this.#fullDisks++
    const { health } = this.#disk
    health.failing = true
    this.clock.wakeAt(this.clock.now() + 500 + this.#random(3000), () => (health.failing = false))
  }

  /** Over HTTP; null where the answer or the question is lost. */
  #ask(path: string, body: object): Promise<object | null> {
    const isLost = () => this.#faulty && this.#random(20) === 0
    const later = (ms: number, act: () => void) => this.clock.wakeAt(this.clock.now() + ms, act)
    return new Promise((resolve) => {
      later(5000, () => resolve(null))
      if (isLost()) return
      later(20 + this.#random(100), () => {
        void this.#answer(path, body, (answer) => {
          if (!isLost()) later(20 + this.#random(100), () => resolve(answer))
        })
      })
    })
  }

  async #answer(path: string, body: object, tell: (answer: object | null) => void): Promise<void> {
    const process = this.#process
    if (process !== null) tell(await process.ask(path, body))
  }

  async #await<T>(asked: Promise<object | null>): Promise<T> {
    await this.clock.advance(1000)
    return (await asked) as T
  }

  #isOver(): boolean {
    return this.#players.every(({ view }) => view?.phase === 'ended')
  }

  #guard(act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.#problem ??= asError(problem)
    }
  }

  async #check(): Promise<void> {
    if (this.#problem !== null) throw this.#problem
    if (!this.#isOver()) throw new Error('the game never ended')
    for (const { seq, view, you } of this.#players) this.#witness?.sees(seq, view, you ?? 'spectator')
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
