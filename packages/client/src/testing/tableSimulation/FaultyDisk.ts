import type { Randomness } from '@jelly/rules'
import type { Clock, Journal, JournalRow } from '@jelly/table'

interface Write {
  readonly text: string
  readonly resolve: () => void
}

/** What survives: whole lines, and perhaps a last one that was being written when the power went. */
export class FaultyDisk {
  readonly #lines: string[] = []
  readonly #random: Randomness
  readonly #clock: Clock
  faulty = true

  constructor(random: Randomness, clock: Clock) {
    this.#random = random
    this.#clock = clock
  }

  /** A torn last line was never acknowledged: it is not there. */
  rows(): JournalRow[] {
    if (isTorn(this.#lines.at(-1) ?? '{}')) this.#lines.pop()
    return this.#lines.map((line) => JSON.parse(line) as JournalRow)
  }

  get length(): number {
    return this.#lines.length
  }

  row(n: number): JournalRow {
    return JSON.parse(this.#lines[n] ?? '') as JournalRow
  }

  /** A process's hold on the disk, until it is killed. */
  mount(): Journal & { kill(): void } {
    let pending: Write | null = null
    let alive = true
    const done = (write: Write) => {
      if (!alive || pending !== write) return
      this.#lines.push(write.text)
      pending = null
      write.resolve()
    }
    return {
      append: (row) =>
        new Promise((resolve, reject) => {
          if (!alive) return
          const write = { text: JSON.stringify(row), resolve }
          if (this.#fails()) return this.#refuse(write, reject)
          pending = write
          this.#clock.wakeAt(this.#clock.now() + this.#delay(), () => done(write))
        }),
      kill: () => {
        alive = false
        if (pending !== null) this.#tear(pending)
      },
    }
  }

  /** A write that fails may have got there or not: nobody knows. */
  #refuse({ text }: Write, reject: (problem: Error) => void): void {
    if (this.#random(2) === 0) this.#lines.push(text)
    reject(new Error('the disk failed'))
  }

  #tear({ text }: Write): void {
    const luck = this.#random(3)
    if (luck === 0) this.#lines.push(text)
    if (luck === 1) this.#lines.push(text.slice(0, 1 + this.#random(text.length - 1)))
  }

  #fails(): boolean {
    return this.faulty && this.#random(400) === 0
  }

  /** Mostly a group commit, now and then a slow one. */
  #delay(): number {
    return this.faulty && this.#random(50) === 0 ? 100 + this.#random(400) : this.#random(3)
  }
}

function isTorn(line: string): boolean {
  try {
    JSON.parse(line)
    return false
  } catch {
    return true
  }
}
