import {
  type Audience,
  type BotMind,
  type Clock,
  type DiceMaker,
  type Entropy,
  type Settings,
  Table,
  type TableSummary,
  wholeSettings,
} from '@jelly/table'
import type { Log } from '../health/log.ts'
import { newCode, newId, newSecret } from '../secrets/secrets.ts'
import type { Store, StoredTable } from '../store/Store.ts'
import { StoreError } from '../store/StoreError.ts'
import { readTable } from './checkpoints.ts'
import type { TableMessage, TablesPort } from './TablesPort.ts'
import { type NewGuest, RunningTable } from './RunningTable.ts'

export interface TablesOptions {
  readonly store: Store
  readonly clock: Clock
  readonly entropy: Entropy
  readonly audience: Audience
  readonly botMind: BotMind
  /** Provable dice, unless a test brings its own. */
  readonly dice?: DiceMaker
  readonly speed: number
  readonly log: Log
  /** After so many rows a table gets another checkpoint. */
  readonly checkpointAfter?: number
  /** Told when a table breaks. It is restored from its journal when somebody asks for it. */
  readonly onBroken?: (table: string, cause: 'store' | 'exception') => void
}

/** A table that has broken so often would break again. */
const MAX_BREAKS = 3

/** Runs the tables: opens, restores and closes them. One that breaks does not harm the others. */
export class Tables implements TablesPort {
  readonly #options: TablesOptions
  readonly #running = new Map<string, RunningTable>()
  /** Tables that are in the store and do not run yet. */
  readonly #resting = new Map<string, StoredTable>()
  readonly #restoring = new Map<string, Promise<RunningTable | null>>()
  readonly #codes = new Map<string, string>()
  readonly #breaks = new Map<string, number>()
  #closing = false

  constructor(options: TablesOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#running.size + this.#resting.size
  }

  async open(settings: Partial<Settings>, quick: boolean): Promise<RunningTable> {
    if (this.#closing) throw new StoreError('closed', 'the server is about to restart')
    // Before anything is written: settings that do not fit are a mistake of whoever asks.
    wholeSettings(settings, quick)
    const { store, entropy, clock, speed } = this.#options
    const stored = { id: newId(entropy), openedAt: clock.now(), secret: newSecret(entropy), code: this.#freeCode() }
    const running = new RunningTable(stored, [], store)
    this.#codes.set(stored.code, stored.id)
    try {
      await store.addTable(stored)
      const ports = this.#portsOf(running)
      await running.run(Table.open({ id: stored.id, settings, quick, speed, ports, epoch: 1 }))
    } catch (problem) {
      await this.#quarantine(stored, problem)
      throw problem
    }
    this.#watch(running)
    return running
  }

  /** Learns which tables there are. Each is restored when somebody asks for it. */
  async load(): Promise<void> {
    for (const stored of await this.#options.store.unfinished()) {
      this.#resting.set(stored.id, stored)
      this.#codes.set(stored.code, stored.id)
    }
  }

  /** Restores those that nobody has asked for yet, one after the other. */
  async restoreAll(): Promise<void> {
    for (const id of this.#resting.keys()) {
      if (!this.#closing) await this.find(id).catch(() => null)
    }
  }

  async find(id: string): Promise<RunningTable | null> {
    const known = this.#running.get(id) ?? this.#restoring.get(id)
    if (known !== undefined) return known
    const stored = this.#resting.get(id)
    if (stored === undefined) return null
    if (this.#closing) throw new StoreError('closed', 'the server is about to restart')
    const restored = this.#restore(stored).finally(() => this.#restoring.delete(id))
    this.#restoring.set(id, restored)
    return restored
  }

  /** Codes are good while the lobby is open. */
  async findByCode(code: string): Promise<RunningTable | null> {
    const id = this.#codes.get(code)
    const table = id === undefined ? null : await this.find(id)
    return table?.summary().phase === 'lobby' ? table : null
  }

  summaries(): TableSummary[] {
    return [...this.#running.values()].map((running) => running.summary())
  }

  addGuest(running: RunningTable, name: string): Promise<NewGuest> {
    return running.addGuest(name, this.#options.entropy, this.#options.clock.now())
  }

  async isOpen(id: string): Promise<boolean> {
    return (await this.find(id)) !== null
  }

  connect(id: string, connection: string, person: string, name: string): void {
    this.#with(id, (table) => table.connect(connection, person, name))
  }

  disconnect(id: string, connection: string): void {
    this.#with(id, (table) => table.disconnect(connection))
  }

  receive(id: string, connection: string, message: TableMessage, arrivedAt: number): void {
    this.#with(id, (table) => table.receive(connection, message, arrivedAt))
  }

  /** Every table writes its last row, and tells everybody to come back. */
  async shutdown(): Promise<void> {
    this.#closing = true
    await Promise.allSettled(this.#restoring.values())
    await Promise.allSettled([...this.#running.values()].map((running) => running.shutdown()))
  }

  async #restore(stored: StoredTable): Promise<RunningTable | null> {
    const { store, speed } = this.#options
    const { id } = stored
    try {
      const [known, guests] = await Promise.all([readTable(store, id, this.#options.checkpointAfter), store.guests(id)])
      const running = new RunningTable(stored, guests, store)
      running.remember(known)
      const epoch = known.record.notes.epoch + 1
      await running.run(Table.restore([], { speed, ports: this.#portsOf(running), epoch }, known.record))
      this.#resting.delete(id)
      this.#watch(running)
      return running
    } catch (problem) {
      if (problem instanceof StoreError) throw problem
      await this.#quarantine(stored, problem)
      return null
    }
  }

  #portsOf(journal: RunningTable) {
    const { clock, audience, entropy, botMind, dice } = this.#options
    return { clock, audience, entropy, botMind, journal, ...(dice && { dice }) }
  }

  #watch(running: RunningTable): void {
    this.#running.set(running.id, running)
    running.table.onClosed(() => this.#forget(running.stored))
    running.table.onBroken((problem) => this.#break(running, problem))
  }

  #with(id: string, act: (table: Table) => void): void {
    const running = this.#running.get(id)
    if (running === undefined) return
    try {
      act(running.table)
    } catch (problem) {
      this.#break(running, problem)
    }
  }

  /** Its memory is not to be trusted any more: it stops, and is restored from its journal when somebody asks for it. */
  #break(running: RunningTable, problem: unknown): void {
    const { id, stored } = running
    if (this.#running.get(id) !== running) return
    const cause = problem instanceof StoreError ? 'store' : 'exception'
    this.#options.log.error({ table: id, cause, error: String(problem) }, 'a table broke')
    this.#running.delete(id)
    this.#resting.set(id, stored)
    running.breakOff(problem)
    const breaks = (this.#breaks.get(id) ?? 0) + (cause === 'exception' ? 1 : 0)
    this.#breaks.set(id, breaks)
    if (breaks >= MAX_BREAKS) void this.#quarantine(stored, problem)
    this.#options.onBroken?.(id, cause)
  }

  async #quarantine(stored: StoredTable, problem: unknown): Promise<void> {
    const why = String(problem)
    this.#forget(stored)
    this.#options.log.warn({ table: stored.id, error: why }, 'a table was put in quarantine')
    await this.#options.store.quarantine(stored.id, why).catch(() => undefined)
  }

  #forget({ id, code }: StoredTable): void {
    this.#running.delete(id)
    this.#resting.delete(id)
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
