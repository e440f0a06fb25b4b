import type { Randomness } from '@jelly/rules'
import type { Clock, JournalRow } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import type { Entry, Store } from '../../src/store/Store.ts'
import { StoreError } from '../../src/store/StoreError.ts'

interface Write {
  readonly apply: () => Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export interface DiskHealth {
  /** Whether commits are slow now and then. */
  slow: boolean
  /** Whether every write fails. */
  failing: boolean
  /** Whether nothing can be read either. */
  dead: boolean
  /** Whether it says that a row is written before it is: a planted mistake. */
  lying: boolean
}

/** What lies on the disk, for a witness to read at any moment. */
export class Platter extends MemoryStore {
  readonly #rows = new Map<string, JournalRow[]>()

  override async append(entry: Entry): Promise<void> {
    await super.append(entry)
    this.#rows.set(entry.row.table, [...this.written(entry.row.table), entry.row])
  }

  written(table: string): readonly JournalRow[] {
    return this.#rows.get(table) ?? []
  }
}

/** What outlives the process. */
export class SimDisk {
  readonly platter = new Platter()
  readonly health: DiskHealth = { slow: false, failing: false, dead: false, lying: false }
  readonly #clock: VirtualClock
  readonly #random: Randomness

  constructor(clock: VirtualClock, random: Randomness) {
    this.#clock = clock
    this.#random = random
  }

  mount(crashPoint: () => void): Mount {
    return new Mount(this.platter, this.health, this.#clock, this.#random, crashPoint)
  }
}

/** One process's hold on the disk: it groups writes, and what it has not written when it dies is written in part. */
export class Mount implements Store {
  readonly #durable: MemoryStore
  readonly #health: DiskHealth
  readonly #clock: Clock
  readonly #random: Randomness
  readonly #crashPoint: () => void
  #group: Write[] = []
  #isDead = false

  constructor(durable: MemoryStore, health: DiskHealth, clock: Clock, random: Randomness, crashPoint: () => void) {
    this.#durable = durable
    this.#health = health
    this.#clock = clock
    this.#random = random
    this.#crashPoint = crashPoint
  }

  addTable: Store['addTable'] = (record) => this.#write(() => this.#durable.addTable(record))
  addGuest: Store['addGuest'] = (guest) => this.#write(() => this.#durable.addGuest(guest))
  quarantine: Store['quarantine'] = (table, why) => this.#write(() => this.#durable.quarantine(table, why))
  append: Store['append'] = (entry) => {
    const written = JSON.parse(JSON.stringify(entry)) as Entry
    return this.#write(() => this.#durable.append(written))
  }
  unfinished: Store['unfinished'] = () => this.#read(() => this.#durable.unfinished())
  guests: Store['guests'] = (table) => this.#read(() => this.#durable.guests(table))
  rows: Store['rows'] = (table, range) => this.#read(() => this.#durable.rows(table, range))
  addCheckpoint: Store['addCheckpoint'] = (checkpoint) => this.#write(() => this.#durable.addCheckpoint(checkpoint))
  checkpoint: Store['checkpoint'] = (table, upTo) => this.#read(() => this.#durable.checkpoint(table, upTo))
  game: Store['game'] = (id) => this.#read(() => this.#durable.game(id))
  purge: Store['purge'] = (before, limits) => this.#read(() => this.#durable.purge(before, limits))
  check: Store['check'] = () => this.#write(async () => undefined)
  close = async (): Promise<void> => undefined

  /** The process dies: of what was on its way to the disk a part has arrived, and nobody was told. */
  async kill(): Promise<void> {
    this.#isDead = true
    const group = this.#group.splice(0)
    for (const { apply } of group.slice(0, this.#random(group.length + 1))) await apply().catch(() => undefined)
  }

  #write(apply: () => Promise<void>): Promise<void> {
    this.#crashPoint()
    return new Promise((resolve, reject) => {
      if (this.#isDead) return
      this.#group.push({ apply, resolve, reject })
      if (this.#health.lying) resolve()
      if (this.#group.length === 1) this.#later(this.#commitTime(), () => this.#commit())
    })
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => this.#later(1 + this.#random(5), resolve))
    if (this.#health.dead) throw new StoreError('failed', 'the store does not answer')
    return read()
  }

  #commitTime(): number {
    return this.#health.slow && this.#random(20) === 0 ? 100 + this.#random(900) : 1 + this.#random(4)
  }

  async #commit(): Promise<void> {
    const group = this.#group.splice(0)
    for (const { apply, resolve, reject } of group) {
      const error = await this.#outcome(apply)
      this.#later(this.#random(2), () => (error === null ? resolve() : reject(error)))
    }
    this.#crashPoint()
  }

  async #outcome(apply: () => Promise<void>): Promise<unknown> {
    if (this.#health.dead) return new StoreError('failed', 'the store does not answer')
    if (this.#health.failing) return new StoreError('full', 'the disk is full')
    return apply().then(
      () => null,
      (error: unknown) => error,
    )
  }

  #later(ms: number, act: () => unknown): void {
    this.#clock.wakeAt(this.#clock.now() + ms, () => {
      if (!this.#isDead) void act()
    })
  }
}
