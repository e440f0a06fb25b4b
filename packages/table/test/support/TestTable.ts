import { expect } from 'vitest'
import type { ReplayParts } from '@jelly/dice'
import {
  type FailedRequest,
  type HostedOptions,
  type JournalRow,
  type OpenOptions,
  rebuildRecord,
  replaysOf,
  type Request,
  type Settings,
  Table,
  type TableListeners,
  type TablePhase,
  type TableRefusal,
  type TableState,
  tableViewOf,
} from '../../src/index.ts'
import { type TestPorts, testPorts } from '../../src/testing/index.ts'
import { Player } from './Player.ts'

export interface TestOptions {
  readonly seed?: number
  readonly settings?: Partial<Settings>
  readonly quick?: boolean
  readonly speed?: number
  readonly ports?: Partial<TestPorts>
  readonly listeners?: TableListeners
}

/** What the tables of a test have told their host. */
class Host implements TableListeners {
  readonly problems: unknown[] = []
  readonly failed: FailedRequest[] = []
  isClosed = false
  readonly #also: TableListeners

  constructor(also: TableListeners = {}) {
    this.#also = also
  }

  closed(): void {
    this.isClosed = true
  }

  broken(problem: unknown, failed: FailedRequest | null): void {
    this.problems.push(problem)
    if (failed !== null) this.failed.push(failed)
    this.#also.broken?.(problem, failed)
  }
}

/** A table under a virtual clock with players who are connected without delay. */
export class TestTable {
  readonly ports: TestPorts
  readonly players: Player[] = []
  table: Table
  readonly #options: TestOptions
  readonly #host: Host
  #life: Life

  private constructor(options: TestOptions, ports: TestPorts, table: Table, players: Player[], host: Host, life: Life) {
    this.#options = options
    this.ports = ports
    this.table = table
    this.players = players
    this.#host = host
    this.#life = life
  }

  static async open(options: TestOptions = {}): Promise<TestTable> {
    const players: Player[] = []
    const ports = testPorts(options.seed ?? 1, (id, message) => playerOf(players, id)?.hear(message), options.ports)
    const { settings = {}, speed = 1, quick = false } = options
    const life = { alive: true }
    const host = new Host(options.listeners)
    const open: OpenOptions = { id: 't1', settings, speed, quick, ports: mortal(ports, life), listeners: host }
    return new TestTable(options, ports, await Table.open(open), players, host, life)
  }

  /** Kills it, and rebuilds it from its journal: nobody is connected. */
  async restart(speed = this.#options.speed ?? 1): Promise<void> {
    this.#life.alive = false
    this.#life = { alive: true }
    const ports = mortal(this.ports, this.#life)
    const options: HostedOptions = { speed, ports, listeners: this.#host, failed: this.failed }
    this.table = await Table.restore(this.ports.journal.rows(), options)
  }

  get closed(): boolean {
    return this.#host.isClosed
  }

  get problems(): readonly unknown[] {
    return this.#host.problems
  }

  /** The requests that broke it. */
  get failed(): FailedRequest[] {
    return this.#host.failed
  }

  /** Somebody with a name sits down and connects. */
  async join(name: string): Promise<Player> {
    await this.table.sit(name, name)
    return this.connect(this.player(name))
  }

  /** Somebody who only watches. */
  async watch(name: string): Promise<Player> {
    return this.connect(this.player(name))
  }

  player(name: string): Player {
    const known = this.players.find(({ person }) => person === name)
    if (known !== undefined) return known
    const player = new Player(name, (from, message) =>
      this.table.receive(from.connection, message, this.ports.clock.now()),
    )
    this.players.push(player)
    return player
  }

  async connect(player: Player): Promise<Player> {
    this.table.connect(player.connection, player.person, player.person)
    await this.ports.clock.settle()
    return player
  }

  async drop(player: Player): Promise<void> {
    this.table.disconnect(player.connection)
    await this.ports.clock.settle()
  }

  async back(player: Player): Promise<void> {
    player.connection = `${player.person}/${Number(player.connection.split('/')[1]) + 1}`
    await this.connect(player)
  }

  /** Sends a request and lets everything happen that needs no time. */
  async ask(player: Player, request: Request): Promise<TableRefusal | null | undefined> {
    const id = player.do(request)
    await this.ports.clock.settle()
    return player.answer(id)
  }

  async wait(ms: number): Promise<void> {
    await this.ports.clock.advance(ms)
  }

  async until(phase: TablePhase): Promise<void> {
    expect(await this.ports.clock.advanceUntil(() => this.table.summary().phase === phase)).toBe(true)
  }

  /** The games that have ended, as the journal tells them. */
  get games(): ReplayParts[] {
    return replaysOf(this.ports.journal.rows())
  }

  get state(): TableState<never> {
    return rebuildRecord(this.ports.journal.rows()).state
  }

  /** Everybody's view, kept by events, is the view of the state that the journal brings back. */
  expectTrueViews(): void {
    for (const player of this.players) if (player.bye === undefined) this.expectTrueViewsOf(player)
  }

  expectTrueViewsOf(player: Player): void {
    expect(player.view).toEqual(tableViewOf(this.state, player.you ?? 'spectator'))
  }
}

interface Life {
  alive: boolean
}

/** What a killed process wrote last never gets there, and nobody hears it any more. */
const mortal = (ports: TestPorts, life: Life): TestPorts => ({
  ...ports,
  journal: Object.assign(Object.create(ports.journal) as TestPorts['journal'], {
    append: (row: JournalRow) => (life.alive ? ports.journal.append(row) : new Promise<void>(() => undefined)),
  }),
  audience: {
    tell(connection, message) {
      if (life.alive) ports.audience.tell(connection, message)
    },
  },
})

const playerOf = (players: readonly Player[], id: string): Player | undefined =>
  players.find(({ connection }) => connection === id)

/** A table where the first round has just begun, with these people and bots for the rest. */
export async function inScramble(names: readonly string[], options: TestOptions = {}) {
  const table = await TestTable.open({ ...options, settings: { players: 3, briefing: false, ...options.settings } })
  const players: Player[] = []
  for (const name of names) players.push(await table.join(name))
  for (const player of players) await table.ask(player, { type: 'giveSeed', seed: `seed-of-${player.person}` })
  await table.ask(players[0] as Player, { type: 'startGame' })
  await table.until('scramble')
  return { table, players }
}
