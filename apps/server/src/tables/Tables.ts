import { type Settings, Table, type TableSummary, wholeSettings } from '@jelly/table'
import { newCode, newId, newSecret } from '../secrets/secrets.ts'
import type { Claim } from '../store/Ownership.ts'
import type { StoredTable } from '../store/Store.ts'
import { StoreError } from '../store/StoreError.ts'
import { portsOf, restoreTable, type TablesOptions } from './restoreTable.ts'
import { type NewGuest, RunningTable } from './RunningTable.ts'
import type { TableMessage } from './TablesPort.ts'

/** A table that has broken so often would break again. */
const MAX_BREAKS = 3

/** Runs the tables: opens, restores and closes them. One that breaks does not harm the others. */
export class Tables {
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

  /** How many are being restored at this moment. */
  get restoring(): number {
    return this.#restoring.size
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
      const ports = portsOf(running, this.#options)
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
    const { claim } = this.#options
    const stored = this.#resting.get(id)
    if (stored === undefined && claim === undefined) return null
    if (this.#closing) throw new StoreError('closed', 'the server is about to restart')
    return this.#keepRestoring(
      id,
      claim ? this.#claim(id, claim) : stored ? this.#restore(stored) : Promise.resolve(null),
    )
  }

  /** Restores a table that was claimed for this process. */
  adopt(claim: Claim): Promise<RunningTable | null> {
    const known = this.#running.get(claim.id) ?? this.#restoring.get(claim.id)
    return known === undefined
      ? this.#keepRestoring(claim.id, this.#restore(claim, claim.epoch))
      : Promise.resolve(known)
  }

  runs(id: string): boolean {
    return this.#running.has(id)
  }

  ahead(id: string): number {
    return this.#running.get(id)?.ahead ?? 0
  }

  /** Stops a table here, so that another process can take it over. */
  async letGo(id: string): Promise<void> {
    const running = this.#running.get(id)
    if (running === undefined) return
    await running.shutdown()
    this.#forget(running.stored)
  }

  /** Stops the tables that belong to others now: the store refuses their next row, and everybody is told to come back. */
  async keepOnly(owned: ReadonlySet<string>): Promise<void> {
    const others = [...this.#running.values()].filter(({ id }) => !owned.has(id))
    await Promise.allSettled(others.map((running) => running.shutdown()))
    for (const running of others) this.#break(running, new StoreError('fenced', 'the table belongs to another process'))
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

  connect(id: string, connection: string, person: string, name: string): void {
    this.#with(id, (table) => table.connect(connection, person, name))
  }

  disconnect(id: string, connection: string): void {
    this.#with(id, (table) => table.disconnect(connection))
  }

  receive(id: string, connection: string, message: TableMessage, arrivedAt: number): void {
    this.#with(id, (table) => table.receive(connection, message, arrivedAt + this.ahead(id)))
  }

  /** Every table writes its last row, and tells everybody to come back. */
  async shutdown(): Promise<void> {
    this.#closing = true
    await Promise.allSettled(this.#restoring.values())
    await Promise.allSettled([...this.#running.values()].map((running) => running.shutdown()))
  }

  #keepRestoring(id: string, restoring: Promise<RunningTable | null>): Promise<RunningTable | null> {
    const restored = restoring.finally(() => this.#restoring.delete(id))
    this.#restoring.set(id, restored)
    return restored
  }

  /** A row of the owner before may have arrived after the journal was read: then it is read again, once. */
  async #claim(id: string, claim: (id: string) => Promise<Claim | null>): Promise<RunningTable | null> {
    const again = (problem: unknown) => {
      if (!(problem instanceof StoreError) || problem.failure !== 'fenced') throw problem
      return this.#claimOnce(id, claim)
    }
    return this.#claimOnce(id, claim).catch(again)
  }

  async #claimOnce(id: string, claim: (id: string) => Promise<Claim | null>): Promise<RunningTable | null> {
    const claimed = await claim(id)
    return claimed && this.#restore(claimed, claimed.epoch)
  }

  async #restore(stored: StoredTable, epoch?: number): Promise<RunningTable | null> {
    try {
      const running = await restoreTable(stored, this.#options, epoch)
      this.#resting.delete(stored.id)
      this.#codes.set(stored.code, stored.id)
      this.#watch(running)
      return running
    } catch (problem) {
      if (problem instanceof StoreError) throw problem
      await this.#quarantine(stored, problem)
      return null
    }
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
    // Shared tables are claimed again by whoever is asked for them.
    if (this.#options.claim) this.#codes.delete(stored.code)
    else this.#resting.set(id, stored)
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
