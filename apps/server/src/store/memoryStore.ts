import type { JournalRow } from '@jelly/table'
import { checkFence } from './fence.ts'
import type { Checkpoint, Entry, FinishedGame, Guest, Store, TableRecord } from './Store.ts'
import { StoreError } from './StoreError.ts'

interface Shelf {
  readonly record: TableRecord
  state: 'open' | 'closed' | 'quarantined'
  lastUsed: number
  readonly rows: JournalRow[]
  readonly guests: Guest[]
  readonly checkpoints: Checkpoint[]
}

/** A store that forgets when the process ends: for tests, and the disk under the simulation. */
export class MemoryStore implements Store {
  readonly #shelves = new Map<string, Shelf>()
  readonly #games = new Map<string, FinishedGame>()
  #closed = false

  async addTable(record: TableRecord): Promise<void> {
    this.#check()
    if (this.#shelves.has(record.id)) throw new StoreError('fenced', `table ${record.id} is there already`)
    this.#shelves.set(record.id, {
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
    const shelf = this.#shelves.get(guest.table)
    if (shelf?.state !== 'open') throw new StoreError('fenced', `there is no open table ${guest.table}`)
    shelf.guests.push(guest)
  }

  async append({ row, finishes, closes }: Entry): Promise<void> {
    this.#check()
    const shelf = this.#shelf(row.table)
    checkFence(row, shelf.state === 'open', shelf.rows.at(-1) ?? null)
    shelf.rows.push(structuredClone(row))
    shelf.lastUsed = Math.max(shelf.lastUsed, row.at)
    if (finishes) this.#games.set(finishes.id, finishes)
    if (closes) shelf.state = 'closed'
  }

  async quarantine(table: string, _why: string): Promise<void> {
    this.#check()
    this.#shelf(table).state = 'quarantined'
  }

  async unfinished(): Promise<readonly TableRecord[]> {
    this.#check()
    return [...this.#shelves.values()].filter(({ state }) => state === 'open').map(({ record }) => record)
  }

  async guests(table: string): Promise<readonly Guest[]> {
    this.#check()
    return this.#shelves.get(table)?.guests.slice() ?? []
  }

  async rows(table: string, { from, to } = { from: 0, to: Infinity }): Promise<readonly JournalRow[]> {
    this.#check()
    const rows = this.#shelves.get(table)?.rows ?? []
    return structuredClone(rows.filter(({ seq }) => seq >= from && seq <= to))
  }

  async game(id: string): Promise<FinishedGame | null> {
    this.#check()
    return this.#games.get(id) ?? null
  }

  async addCheckpoint(checkpoint: Checkpoint): Promise<void> {
    this.#check()
    this.#shelf(checkpoint.table).checkpoints.push(checkpoint)
  }

  async checkpoint(table: string, upTo = Infinity): Promise<Checkpoint | null> {
    this.#check()
    const checkpoints = this.#shelves.get(table)?.checkpoints ?? []
    return checkpoints.findLast(({ seq }) => seq <= upTo) ?? null
  }

  async purge(before: number): Promise<number> {
    this.#check()
    const old = [...this.#shelves.values()].filter(({ lastUsed }) => lastUsed < before).map(({ record }) => record.id)
    for (const id of old) this.#shelves.delete(id)
    for (const game of this.#games.values()) if (old.includes(game.table)) this.#games.delete(game.id)
    return old.length
  }

  async close(): Promise<void> {
    this.#closed = true
  }

  #shelf(table: string): Shelf {
    const shelf = this.#shelves.get(table)
    if (shelf === undefined) throw new StoreError('fenced', `there is no table ${table}`)
    return shelf
  }

  #check(): void {
    if (this.#closed) throw new StoreError('closed', 'the store is closed')
  }
}
