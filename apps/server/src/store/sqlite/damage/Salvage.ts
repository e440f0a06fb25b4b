import { randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { rowDigest } from '../form/digest.ts'
import { type KeptJournal, keptRows } from './keptRows.ts'
import type { Promised } from './Marks.ts'
import { type KeptRow, readableRows } from './readable.ts'
import { insertInto, type KeptIn } from '../form/schema.ts'
import { fits } from './soundness.ts'
import type { Loss } from '../form/workerMessages.ts'

type Values = readonly (string | number | null)[]

interface Standing {
  readonly state: string
  readonly why: string | null
}

/** Writes everything of a damaged database that is sound into a new one, and says what is not. */
export class Salvage {
  readonly losses: Loss[] = []
  readonly #from: Database
  readonly #into: Database
  readonly #promised: ReadonlyMap<string, Promised>
  /** The last row of each table that goes on. */
  readonly #heads = new Map<string, number>()

  constructor(from: Database, into: Database, promised: ReadonlyMap<string, Promised>) {
    this.#from = from
    this.#into = into
    this.#promised = promised
  }

  run(): void {
    const write = this.#into.transaction(() => {
      this.#keepTables()
      this.#keepGuests()
      this.#keepGames()
    })
    write()
  }

  #keepTables(): void {
    const entries = new Map(readableRows(this.#from, 'tables').map((row) => [String(row[0]), row]))
    const journal = byTable(readableRows(this.#from, 'journal'))
    const checkpoints = byTable(readableRows(this.#from, 'checkpoints').filter((row) => fits(row)))
    for (const id of new Set([...entries.keys(), ...journal.keys(), ...this.#promised.keys()])) {
      const kept = keptRows(
        journal.get(id) ?? [],
        (checkpoints.get(id) ?? []).map(seqOf).toSorted((one, other) => one - other),
        this.#promised.get(id)?.seq ?? 0,
      )
      this.#keepTable(id, entries.get(id), kept)
      const head = this.#heads.get(id) ?? -1
      for (const row of checkpoints.get(id) ?? []) if (seqOf(row) <= head) this.#insert('checkpoints', row.slice(0, -1))
    }
  }

  #keepTable(id: string, entry: KeptRow | undefined, { rows, lost }: KeptJournal): void {
    const isWhole = entry !== undefined && fits(entry)
    if (rows.length === 0 && (lost.length > 0 || !isWhole)) {
      // A name that nothing else knows is itself damaged: what it belongs to is missed elsewhere.
      if (isWhole || this.#promised.has(id)) this.#lose(id, `table ${id} is lost with all its rows`)
      return
    }
    for (const hole of lost) this.#lose(id, rowsLost(id, hole))
    if (!isWhole) this.#lose(id, `table ${id} may have lost its link and its code`)
    this.#insert('tables', entry?.slice(0, -1) ?? newEntry(id, rows))
    const { state, why } = this.#standingOf(id)
    this.#into.prepare('UPDATE tables SET state = ?, why = ? WHERE id = ?').run(state, why, id)
    this.#insertJournal(rows)
    this.#heads.set(id, rows.length === 0 ? 0 : seqOf(rows.at(-1) as KeptRow))
  }

  /** A table that cannot be asked is taken for open: then its people can come back. */
  #standingOf(id: string): Standing {
    const open = { state: 'open', why: null }
    try {
      const found = this.#from.prepare('SELECT state, why FROM tables WHERE id = ?').get(id) as Standing | undefined
      return found && ['open', 'closed', 'quarantined'].includes(found.state) ? found : open
    } catch {
      return open
    }
  }

  #keepGuests(): void {
    const kept = new Set<string>()
    const lost = new Map<string, number>()
    for (const row of readableRows(this.#from, 'guests')) {
      const [person, table] = [String(row[0]), String(row[1])]
      if (!fits(row) || !this.#heads.has(table) || kept.has(person)) continue
      this.#insert('guests', row.slice(0, -1))
      kept.add(person)
    }
    for (const [table, { people }] of this.#promised) {
      const missing = people.filter((person) => !kept.has(person)).length
      if (missing > 0 && this.#heads.has(table)) lost.set(table, missing)
    }
    for (const [table, count] of lost) this.#lose(table, guestsLost(table, count))
  }

  /** A game whose end is lost ends again. */
  #keepGames(): void {
    const known = new Map([...this.#promised].flatMap(([table, { games }]) => games.map((id) => [id, table])))
    for (const row of readableRows(this.#from, 'games')) {
      const [id, table, lastSeq] = [String(row[0]), String(row[1]), Number(row[3])]
      if (!fits(row) || lastSeq > (this.#heads.get(table) ?? -1)) known.set(id, table)
      else if (known.delete(id) || this.#heads.has(table)) this.#insert('games', row.slice(0, -1))
    }
    for (const [id, table] of known) if (this.#heads.has(table)) this.#lose(table, gameLost(table, id))
  }

  #insertJournal(rows: readonly KeptRow[]): void {
    let before: { readonly seq: number; readonly digest: number } | null = null
    for (const row of rows) {
      const follows: number | null = before !== null && before.seq + 1 === seqOf(row) ? before.digest : null
      before = { seq: seqOf(row), digest: this.#insert('journal', row.slice(0, -1), follows) }
    }
  }

  #insert(where: KeptIn, values: Values, before: number | null = null): number {
    const digest = rowDigest(values, before)
    this.#into.prepare(insertInto(where)).run(...values, digest)
    return digest
  }

  #lose(table: string, sentence: string): void {
    this.losses.push({ table, sentence })
  }
}

export const rowsLost = (table: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  `table ${table} has lost ${from === to ? `row ${from}` : `rows ${from} to ${to}`}`

export const guestsLost = (table: string, count: number): string =>
  `table ${table} has lost ${count === 1 ? 'a guest' : `${count} guests`}, whose tokens are not known any more`

export const gameLost = (table: string, id: string): string => `table ${table} has lost the result of game ${id}`

const seqOf = (row: KeptRow): number => row[1] as number

function byTable(rows: readonly KeptRow[]): Map<string, KeptRow[]> {
  const tables = new Map<string, KeptRow[]>()
  for (const row of rows) {
    const table = String(row[0])
    const known = tables.get(table)
    if (known === undefined) tables.set(table, [row])
    else known.push(row)
  }
  return tables
}

/** Nobody knows its link and its code any more, but those who have tokens can play on. */
const newEntry = (id: string, rows: readonly KeptRow[]): Values => [
  id,
  rows[0]?.[3] ?? 0,
  randomBytes(16).toString('base64url'),
  '',
]
