import type { JournalRow } from '@jelly/table'
import { checkFence } from './fence.ts'
import type { Checkpoint, Entry, FinishedGame, Guest, PurgeLimits, Store, StoredTable } from './Store.ts'
import { StoreError } from './StoreError.ts'

interface MemoryTable {
  readonly record: StoredTable
  state: 'open' | 'closed' | 'quarantined'
  lastUsed: number
  readonly rows: JournalRow[]
  readonly guests: Guest[]
  readonly checkpoints: Checkpoint[]
}

/** A store in memory, for tests and the simulation. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, MemoryTable>()
  readonly #games = new Map<string, FinishedGame>()
  #closed = false

  async addTable(record: StoredTable): Promise<void> {
    this.#check()
    if (this.#tables.has(record.id)) throw new StoreError('fenced', `table ${record.id} is there already`)
    this.#tables.set(record.id, {
      record,
      state: 'open',
      lastUsed: record.openedAt,
      rows: [],
      guests: [],
      checkpoints: [],
    })
  }

  async addGuest(guest: Guest): Promise<void> {
    this.#check()
    const kept = this.#tables.get(guest.table)
    if (kept?.state !== 'open') throw new StoreError('fenced', `there is no open table ${guest.table}`)
    kept.guests.push(guest)
  }

  async append({ row, finishes, closes }: Entry): Promise<void> {
    this.#check()
    const kept = this.#table(row.table)
    checkFence(row, kept.state === 'open', kept.rows.at(-1) ?? null)
    kept.rows.push(structuredClone(row))
    kept.lastUsed = Math.max(kept.lastUsed, row.at)
    if (finishes) this.#games.set(finishes.id, finishes)
    if (closes) kept.state = 'closed'
  }

  async quarantine(table: string, _why: string): Promise<void> {
    this.#check()
    this.#table(table).state = 'quarantined'
  }

  async unfinished(): Promise<readonly StoredTable[]> {
    this.#check()
    return [...this.#tables.values()].filter(({ state }) => state === 'open').map(({ record }) => record)
  }

  async guests(table: string): Promise<readonly Guest[]> {
    this.#check()
    return this.#tables.get(table)?.guests.slice() ?? []
  }

  async rows(table: string, { from, to } = { from: 0, to: Infinity }): Promise<readonly JournalRow[]> {
    this.#check()
    const rows = this.#tables.get(table)?.rows ?? []
    return structuredClone(rows.filter(({ seq }) => seq >= from && seq <= to))
  }

  async game(id: string): Promise<FinishedGame | null> {
    this.#check()
    return this.#games.get(id) ?? null
  }

  async addCheckpoint(checkpoint: Checkpoint): Promise<void> {
    this.#check()
    this.#table(checkpoint.table).checkpoints.push(checkpoint)
  }

  async checkpoint(table: string, upTo = Infinity): Promise<Checkpoint | null> {
    this.#check()
    const checkpoints = this.#tables.get(table)?.checkpoints ?? []
    return checkpoints.findLast(({ seq }) => seq <= upTo) ?? null
  }

  async purge(before: number, { most = Infinity, closed = false }: PurgeLimits = {}): Promise<number> {
    this.#check()
    const old = [...this.#tables.values()]
      .filter(({ lastUsed, state }) => lastUsed < before && (!closed || state === 'closed'))
      .map(({ record }) => record.id)
      .slice(0, most)
    for (const id of old) this.#tables.delete(id)
    for (const game of this.#games.values()) if (old.includes(game.table)) this.#games.delete(game.id)
    return old.length
  }

  async check(): Promise<void> {
    this.#check()
  }

  async close(): Promise<void> {
    this.#closed = true
  }

  #table(table: string): MemoryTable {
    const kept = this.#tables.get(table)
    if (kept === undefined) throw new StoreError('fenced', `there is no table ${table}`)
    return kept
  }

  #check(): void {
    if (this.#closed) throw new StoreError('closed', 'the store is closed')
  }
}
