import {
  type Audience,
  type BotMind,
  type ClientMessage,
  type Clock,
  type DiceMaker,
  type Entropy,
  type Settings,
  Table,
  type TableSummary,
} from '@jelly/table'
import type { Log } from '../log.ts'
import { newCode, newId, newSecret } from '../secrets.ts'
import type { Store, TableRecord } from '../store/Store.ts'
import { StoreError } from '../store/StoreError.ts'
import { readTable } from './checkpoints.ts'
import type { Hall } from './Hall.ts'
import { HostedTable, type NewGuest } from './HostedTable.ts'

export interface HostOptions {
  readonly store: Store
  readonly clock: Clock
  readonly entropy: Entropy
  readonly audience: Audience
  readonly botMind: BotMind
  /** The provable ones, unless a test loads them. */
  readonly dice?: DiceMaker
  readonly speed: number
  readonly log: Log
  /** So many rows past the last checkpoint of a table are worth another. */
  readonly checkpointAfter?: number
  /** Told when a table breaks: it comes back from its journal when somebody asks for it. */
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** A table that breaks this often by itself would break again. */
const MAX_BREAKS = 3

/** Runs the tables: opens, restores and closes them, and keeps one that breaks from touching the others. */
export class Host implements Hall {
  readonly #options: HostOptions
  readonly #running = new Map<string, HostedTable>()
  /** Tables of the journal that do not run yet. */
  readonly #asleep = new Map<string, TableRecord>()
  readonly #waking = new Map<string, Promise<HostedTable | null>>()
  readonly #codes = new Map<string, string>()
  readonly #breaks = new Map<string, number>()
  #closing = false

  constructor(options: HostOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#running.size + this.#asleep.size
  }

  async open(settings: Partial<Settings>, quick: boolean): Promise<HostedTable> {
    if (this.#closing) throw new StoreError('closed', 'the server is about to restart')
    const { store, entropy, clock, speed } = this.#options
    const record = { id: newId(entropy), openedAt: clock.now(), secret: newSecret(entropy), code: this.#freeCode() }
    const hosted = new HostedTable(record, [], store)
    this.#codes.set(record.code, record.id)
    try {
      await store.addTable(record)
      const ports = this.#portsOf(hosted)
      await hosted.run(Table.open({ id: record.id, settings, quick, speed, ports, epoch: 1 }))
    } catch (problem) {
      await this.#quarantine(record, problem)
      throw problem
    }
    this.#watch(hosted)
    return hosted
  }

  /** Learns which tables there are: each wakes when somebody asks for it. */
  async restore(): Promise<void> {
    for (const record of await this.#options.store.unfinished()) {
      this.#asleep.set(record.id, record)
      this.#codes.set(record.code, record.id)
    }
  }

  /** Wakes those whom nobody has asked for yet, one after the other. */
  async wakeAll(): Promise<void> {
    for (const id of this.#asleep.keys()) {
      if (!this.#closing) await this.find(id).catch(() => null)
    }
  }

  async find(id: string): Promise<HostedTable | null> {
    const running = this.#running.get(id) ?? this.#waking.get(id)
    if (running !== undefined) return running
    const record = this.#asleep.get(id)
    if (record === undefined || this.#closing) return null
    const woken = this.#wake(record).finally(() => this.#waking.delete(id))
    this.#waking.set(id, woken)
    return woken
  }

  /** Codes are good while the lobby is open. */
  async findByCode(code: string): Promise<HostedTable | null> {
    const id = this.#codes.get(code)
    const table = id === undefined ? null : await this.find(id)
    return table?.summary().phase === 'lobby' ? table : null
  }

  summaries(): TableSummary[] {
    return [...this.#running.values()].map((hosted) => hosted.summary())
  }

  addGuest(hosted: HostedTable, name: string): Promise<NewGuest> {
    return hosted.addGuest(name, this.#options.entropy, this.#options.clock.now())
  }

  async isOpen(table: string): Promise<boolean> {
    return (await this.find(table).catch(() => null)) !== null
  }

  connect(table: string, connection: string, person: string, name: string): void {
    this.#with(table, (running) => running.connect(connection, person, name))
  }

  disconnect(table: string, connection: string): void {
    this.#with(table, (running) => running.disconnect(connection))
  }

  receive(
    table: string,
    connection: string,
    message: Extract<ClientMessage, { type: 'do' | 'resync' | 'pong' }>,
    arrivedAt: number,
  ): void {
    this.#with(table, (running) => running.receive(connection, message, arrivedAt))
  }

  /** Writes down where every table stands, and tells everybody to come back. */
  async shutdown(): Promise<void> {
    this.#closing = true
    await Promise.allSettled(this.#waking.values())
    await Promise.allSettled([...this.#running.values()].map((hosted) => hosted.shutdown()))
  }

  async #wake(record: TableRecord): Promise<HostedTable | null> {
    const { store, speed } = this.#options
    const { id } = record
    try {
      const [known, guests] = await Promise.all([readTable(store, id, this.#options.checkpointAfter), store.guests(id)])
      const hosted = new HostedTable(record, guests, store)
      hosted.remember(known)
      const epoch = known.record.notes.epoch + 1
      await hosted.run(Table.restore([], { speed, ports: this.#portsOf(hosted), epoch }, known.record))
      this.#asleep.delete(id)
      this.#watch(hosted)
      return hosted
    } catch (problem) {
      if (problem instanceof StoreError) throw problem
      await this.#quarantine(record, problem)
      return null
    }
  }

  #portsOf(journal: HostedTable) {
    const { clock, audience, entropy, botMind, dice } = this.#options
    return { clock, audience, entropy, botMind, journal, ...(dice && { dice }) }
  }

  #watch(hosted: HostedTable): void {
    this.#running.set(hosted.id, hosted)
    hosted.table.onClosed(() => this.#forget(hosted.record))
    hosted.table.onBroken((problem) => this.#break(hosted, problem))
  }

  #with(id: string, act: (table: Table) => void): void {
    const hosted = this.#running.get(id)
    if (hosted === undefined) return
    try {
      act(hosted.table)
    } catch (problem) {
      this.#break(hosted, problem)
    }
  }

  /** From here on only its journal counts: it is taken down, and comes back when somebody asks for it. */
  #break(hosted: HostedTable, problem: unknown): void {
    const { id, record } = hosted
    if (this.#running.get(id) !== hosted) return
    const cause = problem instanceof StoreError ? 'store' : 'exception'
    this.#options.log.error({ table: id, cause, error: String(problem) }, 'a table broke')
    this.#running.delete(id)
    this.#asleep.set(id, record)
    hosted.breakOff(problem)
    const breaks = (this.#breaks.get(id) ?? 0) + (cause === 'exception' ? 1 : 0)
    this.#breaks.set(id, breaks)
    if (breaks >= MAX_BREAKS) void this.#quarantine(record, problem)
    this.#options.onBroken?.(id, cause)
  }

  async #quarantine(record: TableRecord, problem: unknown): Promise<void> {
    const why = String(problem)
    this.#forget(record)
    this.#options.log.warn({ table: record.id, error: why }, 'a table was put in quarantine')
    await this.#options.store.quarantine(record.id, why).catch(() => undefined)
  }

  #forget({ id, code }: TableRecord): void {
    this.#running.delete(id)
    this.#asleep.delete(id)
    this.#breaks.delete(id)
    this.#codes.delete(code)
  }

  #freeCode(): string {
    for (;;) {
      const code = newCode(this.#options.entropy)
      if (!this.#codes.has(code)) return code
    }
  }
}
