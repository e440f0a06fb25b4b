import { MemoryStore } from '../../src/store/MemoryStore.ts'
import type { TableClaim, Node, NodeStatus, Owned, Ownership } from '../../src/store/Ownership.ts'
import type { Entry, Guest, StoredTable } from '../../src/store/Store.ts'
import { StoreError } from '../../src/store/StoreError.ts'

interface OwnedTable {
  readonly stored: StoredTable
  owner: string | null
  epoch: number
  open: boolean
}

export interface Gift {
  readonly table: string
  readonly from: string
  readonly to: string
}

/** What several lives share, in memory: a store that knows who owns what. */
export class SharedMemory {
  readonly base: MemoryStore
  readonly tables = new Map<string, OwnedTable>()
  readonly nodes = new Map<string, Node>()
  readonly #gone = new Set<string>()
  readonly #onCut = new Map<string, () => void>()
  /** Whether nothing answers. */
  down = false
  /** Whether rows of who is not the owner are refused: else a planted mistake. */
  fenced = true
  /** Told of each claim of a table that somebody had. */
  onClaim: ((from: string) => void) | null = null
  /** Told of each table that its owner gives to another. */
  onGive: ((gift: Gift) => void) | null = null

  constructor(base = new MemoryStore()) {
    this.base = base
  }

  open(life: string): { readonly store: MemoryStore; readonly ownership: Ownership } {
    return { store: new LifeStore(this, life), ownership: new LifeOwnership(this, life) }
  }

  /** The connection of a life ends; the life beats again over another one, if it lives. */
  cut(life: string): void {
    this.#gone.add(life)
    this.#onCut.get(life)?.()
  }

  whenCut(life: string, listener: () => void): void {
    this.#onCut.set(life, listener)
  }

  isConnected(life: string): boolean {
    return !this.#gone.has(life)
  }

  connect(life: string): void {
    this.#gone.delete(life)
  }

  check(): void {
    if (this.down) throw new StoreError('failed', 'the store is away')
  }
}

class LifeStore extends MemoryStore {
  readonly #shared: SharedMemory
  readonly #life: string

  constructor(shared: SharedMemory, life: string) {
    super()
    this.#shared = shared
    this.#life = life
  }

  override async addTable(stored: StoredTable): Promise<void> {
    this.#shared.check()
    await this.#shared.base.addTable(stored)
    this.#shared.tables.set(stored.id, { stored, owner: this.#life, epoch: 1, open: true })
  }

  override async addGuest(guest: Guest): Promise<void> {
    this.#mine(guest.table)
    await this.#shared.base.addGuest(guest)
  }

  override async append(entry: Entry): Promise<void> {
    if (!this.#shared.fenced) return this.#appendAnyhow(entry)
    const { table, epoch } = entry.row
    const found = this.#mine(table)
    if (epoch < found.epoch) throw new StoreError('fenced', `table ${table} is in epoch ${found.epoch}, not ${epoch}`)
    await this.#shared.base.append(entry)
    if (entry.closes) found.open = false
  }

  /** Takes any row as the next one. */
  async #appendAnyhow(entry: Entry): Promise<void> {
    this.#shared.check()
    const head = (await this.#shared.base.rows(entry.row.table)).at(-1)
    const row = { ...entry.row, seq: (head?.seq ?? 0) + 1, epoch: Math.max(entry.row.epoch, head?.epoch ?? 0) }
    await this.#shared.base.append({ ...entry, row })
  }

  override async quarantine(table: string, why: string): Promise<void> {
    const found = this.#shared.tables.get(table)
    if (found?.owner !== this.#life) return
    found.open = false
    await this.#shared.base.quarantine(table, why)
  }

  override async unfinished() {
    this.#shared.check()
    return this.#shared.base.unfinished()
  }

  override async check() {
    this.#shared.check()
  }

  override async guests(table: string) {
    this.#shared.check()
    return this.#shared.base.guests(table)
  }

  override async rows(...asked: Parameters<MemoryStore['rows']>) {
    this.#shared.check()
    return this.#shared.base.rows(...asked)
  }

  override async game(id: string) {
    this.#shared.check()
    return this.#shared.base.game(id)
  }

  override async addCheckpoint(...asked: Parameters<MemoryStore['addCheckpoint']>) {
    this.#shared.check()
    return this.#shared.base.addCheckpoint(...asked)
  }

  override async checkpoint(...asked: Parameters<MemoryStore['checkpoint']>) {
    this.#shared.check()
    return this.#shared.base.checkpoint(...asked)
  }

  #mine(table: string): OwnedTable {
    this.#shared.check()
    const found = this.#shared.tables.get(table)
    if (found?.open !== true) throw new StoreError('fenced', `there is no open table ${table}`)
    if (found.owner !== this.#life) throw new StoreError('fenced', `table ${table} belongs to another process`)
    return found
  }
}

class LifeOwnership implements Ownership {
  readonly life: string
  readonly #shared: SharedMemory

  constructor(shared: SharedMemory, life: string) {
    this.#shared = shared
    this.life = life
  }

  async enter(name: string, status: NodeStatus): Promise<void> {
    this.#shared.check()
    for (const node of this.#shared.nodes.values()) if (node.name === name) this.#shared.nodes.delete(node.life)
    this.#shared.nodes.set(this.life, { ...status, life: this.life, name, beat: 1, connected: true })
  }

  async enterAgain(name: string, status: NodeStatus): Promise<void> {
    if (![...this.#shared.nodes.values()].some((node) => node.name === name)) await this.enter(name, status)
  }

  async beat(status: NodeStatus): Promise<readonly Node[] | null> {
    this.#shared.check()
    const mine = this.#shared.nodes.get(this.life)
    if (mine === undefined) return null
    this.#shared.connect(this.life)
    this.#shared.nodes.set(this.life, { ...mine, ...status, beat: mine.beat + 1 })
    return [...this.#shared.nodes.values()].map((node) => ({ ...node, connected: this.#shared.isConnected(node.life) }))
  }

  whenCut(listener: () => void): void {
    this.#shared.whenCut(this.life, listener)
  }

  async remove(lives: readonly string[]): Promise<void> {
    this.#shared.check()
    for (const life of lives) this.#shared.nodes.delete(life)
  }

  async claim(table: string, from: string | null): Promise<TableClaim | null> {
    this.#shared.check()
    const found = this.#shared.tables.get(table)
    if (found?.open !== true || (found.owner !== from && found.owner !== this.life)) return null
    if (found.owner !== null && found.owner !== this.life) this.#shared.onClaim?.(found.owner)
    found.owner = this.life
    found.epoch++
    return { ...found.stored, epoch: found.epoch }
  }

  async claimOrphans(limit: number): Promise<readonly TableClaim[]> {
    const orphans = this.#open().filter(({ owner }) => owner === null || !this.#shared.nodes.has(owner))
    const claims = await Promise.all(orphans.slice(0, limit).map(({ stored, owner }) => this.claim(stored.id, owner)))
    return claims.filter((claim) => claim !== null)
  }

  async give(table: string, to: string | null): Promise<void> {
    this.#shared.check()
    const found = this.#shared.tables.get(table)
    if (found?.owner !== this.life) return
    found.owner = to !== null && this.#shared.nodes.has(to) ? to : null
    if (to !== null) this.#shared.onGive?.({ table, from: this.life, to })
  }

  async find(by: { readonly id: string } | { readonly code: string }): Promise<Owned | null> {
    const found = this.#open().find(({ stored }) => ('id' in by ? stored.id === by.id : stored.code === by.code))
    if (!found) return null
    const { owner, stored } = found
    return { id: stored.id, owner, listed: owner !== null && this.#shared.nodes.has(owner) }
  }

  async owned(): Promise<readonly string[]> {
    return this.#open()
      .filter(({ owner }) => owner === this.life)
      .map(({ stored }) => stored.id)
  }

  #open(): OwnedTable[] {
    this.#shared.check()
    return [...this.#shared.tables.values()].filter(({ open }) => open)
  }
}
