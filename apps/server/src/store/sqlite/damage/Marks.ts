import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Write } from '../form/workerMessages.ts'

/** Two files of this size know more rows than the WAL can hold. */
const MOST_BYTES = 2_000_000

/** What a file beside the database says was committed: the last row of each table, its guests and its finished games. */
export interface Promised {
  readonly seq: number
  readonly people: readonly string[]
  readonly games: readonly string[]
}

/**
 * A database that lost its end looks whole. So each commit leaves a mark in a file of its own. A mark is not waited for: the
 * newest may be missing after a power cut, but none is there that was not committed.
 */
export class Marks {
  readonly #file: string
  #open: { readonly fd: number; bytes: number } | null = null

  constructor(database: string) {
    this.#file = `${database}-marks`
  }

  add(writes: readonly Write[]): void {
    const words = writes.map(wordOf).filter((word) => word !== '')
    if (words.length === 0) return
    const line = words.join(' ')
    try {
      this.#write(`\n${crc32(line).toString(36)} ${line}`)
    } catch {
      // On a full disk. The rows themselves are durable.
    }
  }

  read(): Map<string, Promised> {
    const promised = new Map<string, Promised>()
    for (const file of [this.#old, this.#file]) {
      for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
        const space = line.indexOf(' ')
        const words = line.slice(space + 1)
        if (line.slice(0, space) === crc32(words).toString(36))
          for (const word of words.split(' ')) take(promised, word)
      }
    }
    return promised
  }

  /** What was lost has been told: from here on the database is what counts. */
  forget(): void {
    this.close()
    for (const file of [this.#old, this.#file]) rmSync(file, { force: true })
  }

  close(): void {
    if (this.#open) closeSync(this.#open.fd)
    this.#open = null
  }

  get #old(): string {
    return `${this.#file}.old`
  }

  #write(text: string): void {
    if (this.#open === null) {
      const fd = openSync(this.#file, 'a')
      this.#open = { fd, bytes: fstatSync(fd).size }
    }
    this.#open.bytes += writeSync(this.#open.fd, text)
    if (this.#open.bytes < MOST_BYTES) return
    this.close()
    renameSync(this.#file, this.#old)
  }
}

function wordOf(write: Write): string {
  switch (write.kind) {
    case 'row':
      return `${write.row[0]}:${write.row[1]}${write.finishes ? ` ${write.row[0]}=${write.finishes.id}` : ''}`
    case 'table':
      return `${write.record.id}:0`
    case 'guest':
      return `${write.guest.table}+${write.guest.person}`
    case 'forget':
      return `${write.table}-`
    default:
      return ''
  }
}

function take(promised: Map<string, Promised>, word: string): void {
  const [, table = '', kind, rest = ''] = /^(.*?)([:+=-])(.*)$/.exec(word) ?? []
  if (kind === '-') return void promised.delete(table)
  const known = promised.get(table) ?? { seq: 0, people: [], games: [] }
  if (kind === ':') promised.set(table, { ...known, seq: Math.max(known.seq, Number(rest)) })
  else if (kind === '+') promised.set(table, { ...known, people: [...known.people, rest] })
  else promised.set(table, { ...known, games: [...known.games, rest] })
}
