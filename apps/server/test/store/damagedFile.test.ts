import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import type { FinishedGame } from '../../src/store/Store.ts'
import { type FlatRow, flatten, unflattenAll } from '../../src/store/sqlite/form/flatRow.ts'
import type { Read, Write } from '../../src/store/sqlite/form/workerMessages.ts'
import { JournalDatabase } from '../../src/store/sqlite/JournalDatabase.ts'
import { record, row } from './storeContract.ts'

const folder = mkdtempSync(join(tmpdir(), 'jelly-damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const newFile = () => join(folder, `${count++}.db`)

/** The database without its thread. */
class OpenFile {
  readonly told: readonly string[]
  readonly #db: JournalDatabase

  constructor(file: string) {
    this.#db = new JournalDatabase({ file, maxPages: 0, lockWait: 50 })
    this.told = this.#db.losses.map(({ sentence }) => sentence)
  }

  write(...writes: Write[]): void {
    expect(this.#db.write(writes)).toEqual(writes.map(() => null))
  }

  read(read: Read): unknown {
    return this.#db.read(read)
  }

  /** The numbers of its rows, which are what was written. */
  rows(table: string, from = 0): number[] {
    const rows = unflattenAll(table, this.read({ kind: 'rows', table, from, to: 9999 }) as FlatRow[])
    for (const { seq, request } of rows) expect(request).toEqual(text(seq))
    return rows.map(({ seq }) => seq)
  }

  close(): void {
    this.read({ kind: 'close' })
  }
}

const tableOf = (id: string): Write => ({ kind: 'table', record: record(id) })
const guestOf = (person: string, table = 'a'): Write => ({ kind: 'guest', guest: guest(person, table) })
const rowOf = (table: string, seq: number, finishes: FinishedGame | null = null): Write => ({
  kind: 'row',
  row: flatten(row(table, seq, { request: text(seq) })),
  finishes,
  closes: false,
})
const guest = (person: string, table = 'a') => ({ person, table, name: 'Gina', tokenHash: `h${person}`, at: 1 })
const text = (seq: number) => ({ type: `request ${seq} ${'x'.repeat(80)}` })

/** Two tables with rows in turn. */
function written(file: string, rows = 60): void {
  const open = new OpenFile(file)
  for (const table of ['a', 'b']) open.write(tableOf(table), guestOf(`p${table}`, table))
  for (const seq of upTo(rows)) open.write(rowOf('a', seq), rowOf('b', seq))
  open.close()
}

/** The files as a kill leaves them: with what is still in the WAL. */
function killed(file: string, rows: number): void {
  const living = newFile()
  const open = new OpenFile(living)
  open.write(tableOf('a'))
  for (const seq of upTo(rows)) open.write(rowOf('a', seq))
  for (const part of ['', '-wal', '-marks']) copyFileSync(living + part, file + part)
  open.close()
}

function change(file: string, find: string | number, to: (byte: number) => number = (byte) => byte ^ 4): void {
  const bytes = readFileSync(file)
  const at = typeof find === 'number' ? find : bytes.indexOf(find)
  expect(at).toBeGreaterThanOrEqual(0)
  bytes[at] = to(bytes[at] ?? 0)
  writeFileSync(file, bytes)
}

const KEPT_ASIDE = /^the database was damaged; the damaged files are kept as \d+\.db\.damaged-1$/
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

describe('a WAL', () => {
  it('that was cut is told, table by table', () => {
    const file = newFile()
    killed(file, 20)
    truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 6000)
    const open = new OpenFile(file)
    const left = open.rows('a')
    expect(left.length).toBeLessThan(20)
    expect(left).toEqual(upTo(left.length))
    const lost = left.length === 19 ? 'row 20' : `rows ${left.length + 1} to 20`
    expect(open.told).toEqual([expect.stringMatching(KEPT_ASIDE), `table a has lost ${lost}`])
    expect(existsSync(`${file}.damaged-1-wal`)).toBe(true)
    open.write(rowOf('a', left.length + 1))
    open.close()
    expect(openAndClose(file)).toEqual([])
  })

  it('with a flipped bit is told too', () => {
    const file = newFile()
    killed(file, 20)
    change(`${file}-wal`, 'request 5 ')
    const open = new OpenFile(file)
    expect(open.rows('a')).toEqual(upTo(4))
    expect(open.told.at(-1)).toBe('table a has lost rows 5 to 20')
    open.close()
  })

  it('that is gone takes whole tables and their guests with it', () => {
    const file = newFile()
    const before = new OpenFile(file)
    before.write(tableOf('a'))
    before.close()
    const open = new OpenFile(file)
    const result = { scores: [3, 9], winners: [1] }
    const game = { id: 'one', table: 'a', firstSeq: 1, lastSeq: 1, endedAt: 5, ...result }
    open.write(guestOf('p'), rowOf('a', 1, game), tableOf('b'), rowOf('b', 1))
    const copy = newFile()
    for (const part of ['', '-marks']) copyFileSync(file + part, copy + part)
    open.close()
    expect(openAndClose(copy).slice(1)).toEqual([
      'table a has lost row 1',
      'table a has lost a guest, whose tokens are not known any more',
      'table a has lost the result of game one',
      'table b is lost with all its rows',
    ])
  })

  it('that is whole is told nothing about, nor one that was emptied into the database', () => {
    const file = newFile()
    killed(file, 20)
    for (let n = 0; n < 2; n++) {
      const open = new OpenFile(file)
      expect(open.told).toEqual([])
      expect(open.rows('a')).toEqual(upTo(20))
      open.close()
    }
  })
})

describe('a database', () => {
  it('with a flipped bit in a row goes on from the row before, and others are not harmed', () => {
    const file = newFile()
    written(file)
    change(file, 'request 41 ')
    const open = new OpenFile(file)
    expect(open.told).toEqual([
      expect.stringMatching(KEPT_ASIDE),
      expect.stringMatching(/^table [ab] has lost rows 41 to 60$/),
    ])
    const [hurt, other] = open.told[1]?.startsWith('table a') ? ['a', 'b'] : ['b', 'a']
    expect(open.rows(hurt)).toEqual(upTo(40))
    expect(open.rows(other)).toEqual(upTo(60))
    for (const table of ['a', 'b']) expect(open.read({ kind: 'guests', table })).toEqual([guest(`p${table}`, table)])
    expect(open.read({ kind: 'unfinished' })).toEqual([record('a'), record('b')])
    open.write(rowOf(hurt, 41))
    open.close()
    expect(openAndClose(file)).toEqual([])
    expect(readFileSync(`${file}.damaged-1`).includes('request 45 ')).toBe(true)
  })

  it('goes on behind a damaged row where there is a checkpoint', () => {
    const file = newFile()
    written(file)
    const before = new OpenFile(file)
    for (const table of ['a', 'b'])
      before.write({ kind: 'checkpoint', checkpoint: { table, seq: 50, version: '1', record: '{}' } })
    before.close()
    change(file, 'request 41 ')
    const open = new OpenFile(file)
    const table = open.told[1]?.startsWith('table a') ? 'a' : 'b'
    expect(open.told[1]).toBe(`table ${table} has lost rows 41 to 50`)
    expect(open.rows(table, 51)).toEqual(upTo(10).map((n) => n + 50))
    expect(() => open.rows(table)).toThrow('row 41 is missing')
    open.write(rowOf(table, 61))
    open.close()
    expect(openAndClose(file)).toEqual([])
  })

  it('with a damaged page keeps what is on the others', () => {
    const file = newFile()
    written(file, 200)
    const bytes = readFileSync(file)
    const page = Math.floor(bytes.indexOf('request 100 ') / 4096)
    bytes.fill(0xff, page * 4096, page * 4096 + 2000)
    writeFileSync(file, bytes)
    const open = new OpenFile(file)
    for (const table of ['a', 'b']) {
      const left = open.rows(table)
      expect(left).toEqual(upTo(left.length))
      expect(left.length).toBeGreaterThan(50)
      expect(open.told).toContain(`table ${table} has lost rows ${left.length + 1} to 200`)
    }
    open.close()
  })

  it('that was cut is told, down to nothing at all', () => {
    for (const share of [0.5, 0]) {
      const file = newFile()
      written(file, 200)
      truncateSync(file, Math.floor(statSync(file).size * share))
      const open = new OpenFile(file)
      for (const table of ['a', 'b']) {
        const left = open.rows(table)
        const lost =
          left.length === 0
            ? `table ${table} is lost with all its rows`
            : `table ${table} has lost rows ${left.length + 1} to 200`
        expect(open.told).toContain(lost)
      }
      open.write(tableOf('c'), rowOf('c', 1))
      open.close()
    }
  })

  it('whose index or header is damaged loses nothing, and says that it was damaged', () => {
    const file = newFile()
    written(file, 200)
    change(file, 3)
    const open = new OpenFile(file)
    expect(open.told).toEqual([expect.stringMatching(KEPT_ASIDE)])
    expect(open.rows('a')).toEqual(upTo(200))
    open.close()
  })

  it('names the guest, the result and the entry that are damaged', () => {
    const file = newFile()
    const before = new OpenFile(file)
    const scores = { scores: [3, 9], winners: [1] }
    const game = { id: 'one', table: 'a', firstSeq: 1, lastSeq: 1, endedAt: 5, ...scores }
    before.write(tableOf('a'), guestOf('p'), rowOf('a', 1, game))
    before.close()
    const db = new Sqlite(file)
    db.exec(`UPDATE guests SET token_hash = 'other'; UPDATE games SET scores = '[3,8]'; UPDATE tables SET code = 'x'`)
    db.close()
    const open = new OpenFile(file)
    expect(open.told.slice(1)).toEqual([
      'table a may have lost its link and its code',
      'table a has lost a guest, whose tokens are not known any more',
      'table a has lost the result of game one',
    ])
    expect(open.rows('a')).toEqual([1])
    open.close()
  })

  it('says nothing about a table that was forgotten, be it in part', () => {
    const file = newFile()
    written(file, 5)
    const open = new OpenFile(file)
    open.write({ kind: 'forget', table: 'a' }, { kind: 'forgetRows', table: 'b', to: 3 })
    open.close()
    expect(openAndClose(file)).toEqual([])
  })
})

function openAndClose(file: string): readonly string[] {
  const open = new OpenFile(file)
  open.close()
  return open.told
}
