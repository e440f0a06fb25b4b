import { type Settings, Table, type TableSummary, wholeSettings } from '@jelly/table'
import { newCode, newId, newSecret } from '../secrets/secrets.ts'
import type { TableClaim } from '../store/Ownership.ts'
import type { StoredTable } from '../store/Store.ts'
import { StoreError } from '../store/StoreError.ts'
import { Breakdowns } from './Breakdowns.ts'
import { ClosedTables } from './ClosedTables.ts'
import { LossLog } from './LossLog.ts'
import { InTurn } from './InTurn.ts'
import { type Host, hosting, restoreTable, type TablesOptions } from './restoreTable.ts'
import { type AboutGuest, type Ending, type NewGuest, RunningTable } from './RunningTable.ts'
import type { TableMessage } from './TablesPort.ts'

/** So many are restored at once: who sits at the first ones plays again while the others are read. */
const RESTORED_AT_ONCE = 8

/** Runs the tables: opens, restores and closes them. One that breaks does not harm the others. */
export class Tables {
  readonly #options: TablesOptions
  readonly #host: Host
  readonly #running = new Map<string, RunningTable>()
  /** Tables that are in the store and do not run yet. */
  readonly #resting = new Map<string, StoredTable>()
  readonly #restoring = new Map<string, Promise<RunningTable | null>>()
  readonly #restores = new InTurn(RESTORED_AT_ONCE)
  readonly #codes = new Map<string, string>()
  readonly #breakdowns = new Breakdowns()
  readonly #losses: LossLog
  readonly #over = new ClosedTables()
  #closing = false

  constructor(options: TablesOptions) {
    this.#options = options
    this.#losses = new LossLog(options.log)
    this.#host = {
      ...options,
      failedOf: (id) => this.#breakdowns.failedOf(id),
      ended: (running, ending) => this.#end(running, ending),
    }
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
    const { store, entropy, clock } = this.#options
    const stored = { id: newId(entropy), openedAt: clock.now(), secret: newSecret(entropy), code: this.#freeCode() }
    const running = new RunningTable(stored, [], store)
    this.#codes.set(stored.code, stored.id)
    try {
      await store.addTable(stored)
      await running.run(Table.open({ ...hosting(running, this.#host, 1), id: stored.id, settings, quick }))
    } catch (problem) {
      await this.#putAside(stored, problem, 'a table could not be made')
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
    const restoring = claim ? this.#claim(id, claim) : stored ? this.#restore(stored) : Promise.resolve(null)
    return this.#keepRestoring(id, restoring)
  }

  /** Restores a table that was claimed for this process. */
  adopt(claim: TableClaim): Promise<RunningTable | null> {
    const known = this.#running.get(claim.id) ?? this.#restoring.get(claim.id)
    return Promise.resolve(known ?? this.#keepRestoring(claim.id, this.#restore(claim, claim.epoch)))
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
    const problem = new StoreError('fenced', 'the table belongs to another process')
    for (const running of others) this.#end(running, { problem, failed: null })
  }

  /** Whether a table has this code, be it good now or not. */
  hasCode(code: string): boolean {
    return this.#codes.has(code)
  }

  /** Codes are good as long as the table is open. */
  async findByCode(code: string): Promise<RunningTable | null> {
    const id = this.#codes.get(code)
    return id === undefined ? null : this.find(id)
  }

  /** Whether a table of this id or code has closed here lately. */
  isOver(idOrCode: string): boolean {
    return this.#over.has(idOrCode)
  }

  /** Whether this game is under way at a table that runs here. */
  isPlaying(gameId: string): boolean {
    return [...this.#running.values()].some((running) => running.isPlaying(gameId))
  }

  summaries(): TableSummary[] {
    return [...this.#running.values()].map((running) => running.summary())
  }

  addGuest(running: RunningTable, about: AboutGuest): Promise<NewGuest> {
    return running.addGuest(about, this.#options.entropy, this.#options.clock.now())
  }

  /** `since`: the last number of an event that this person has seen. */
  connect(id: string, connection: string, person: string, name: string, since = 0): void {
    const running = this.#running.get(id)
    // It may have broken since it was asked for.
    if (running === undefined) return this.#options.audience.tell(connection, { type: 'bye', reason: 'moved' })
    this.#losses.compare(id, since, running.table.told)
    running.table.connect(connection, person, name)
  }

  disconnect(id: string, connection: string): void {
    this.#running.get(id)?.table.disconnect(connection)
  }

  receive(id: string, connection: string, message: TableMessage, arrivedAt: number): void {
    this.#running.get(id)?.table.receive(connection, message, arrivedAt + this.ahead(id))
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
  async #claim(id: string, claim: (id: string) => Promise<TableClaim | null>): Promise<RunningTable | null> {
    const again = (problem: unknown) => {
      if (!(problem instanceof StoreError) || problem.failure !== 'fenced') throw problem
      return this.#claimOnce(id, claim)
    }
    return this.#claimOnce(id, claim).catch(again)
  }

  async #claimOnce(id: string, claim: (id: string) => Promise<TableClaim | null>): Promise<RunningTable | null> {
    const claimed = await claim(id)
    return claimed && this.#restore(claimed, claimed.epoch)
  }

  async #restore(stored: StoredTable, epoch?: number): Promise<RunningTable | null> {
    try {
      const running = await this.#restores.run(() => restoreTable(stored, this.#host, epoch))
      this.#resting.delete(stored.id)
      this.#losses.restored(stored.id)
      this.#codes.set(stored.code, stored.id)
      this.#watch(running)
      return running
    } catch (problem) {
      if (this.#losses.isPassing(stored.id, problem)) throw problem
      await this.#quarantine(stored, problem)
      return null
    }
  }

  /** It may have closed or broken before it was known to run. */
  #watch(running: RunningTable): void {
    this.#running.set(running.id, running)
    if (running.ending !== undefined) this.#end(running, running.ending)
  }

  #end(running: RunningTable, ending: Ending): void {
    running.ending = ending
    if (this.#running.get(running.id) !== running) return
    if (ending !== null) return this.#break(running, ending)
    this.#over.add(running.stored)
    this.#forget(running.stored)
  }

  /** It has stopped, and is restored from its journal when somebody asks for it, without the request that broke it. */
  #break(running: RunningTable, { problem, failed }: Exclude<Ending, null>): void {
    const { id, stored } = running
    const cause = problem instanceof StoreError ? 'store' : 'exception'
    const about = { table: id, cause, error: String(problem) }
    const request = cause === 'exception' && failed && { request: failed.type, ids: failed.ids }
    this.#options.log.error({ ...about, ...request }, 'a table broke')
    this.#running.delete(id)
    // Shared tables are claimed again by whoever is asked for them.
    if (this.#options.claim) this.#codes.delete(stored.code)
    else this.#resting.set(id, stored)
    running.breakOff(problem)
    if (cause === 'exception') this.#breakdowns.note(id, failed)
    if (this.#breakdowns.areTooMany(id)) void this.#quarantine(stored, problem)
    this.#options.onBroken?.(id, cause)
  }

  #quarantine(stored: StoredTable, problem: unknown): Promise<void> {
    return this.#putAside(stored, problem, 'a table was put in quarantine')
  }

  /** Also one that was half made: the next start must not find it. */
  async #putAside(stored: StoredTable, problem: unknown, message: string): Promise<void> {
    const why = String(problem)
    this.#forget(stored)
    this.#options.log.error({ table: stored.id, error: why }, message)
    await this.#options.store.quarantine(stored.id, why).catch(() => undefined)
  }

  #forget({ id, code }: StoredTable): void {
    this.#running.delete(id)
    this.#resting.delete(id)
    this.#breakdowns.forget(id)
    this.#losses.forget(id)
    this.#codes.delete(code)
  }

  #freeCode(): string {
    for (;;) {
      const code = newCode(this.#options.entropy)
      if (!this.#codes.has(code) && !this.#over.has(code)) return code
    }
  }
}
