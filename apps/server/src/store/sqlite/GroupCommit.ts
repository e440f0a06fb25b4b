import type { Write, WriteOutcome } from './form/workerMessages.ts'
import { commitPause } from '../commitPause.ts'
import { StoreError } from '../StoreError.ts'

interface Waiting {
  readonly write: Write
  readonly resolve: () => void
  readonly reject: (error: StoreError) => void
}

const MAX_ROWS = 256

/** Collects what all tables write, so that one commit serves them all. One commit is under way at a time. */
export class GroupCommit {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly WriteOutcome[]>
  #waiting: Waiting[] = []
  #underWay = 0
  #pausedUntil = 0
  #callOff: (() => void) | null = null

  constructor(commit: (writes: readonly Write[]) => Promise<readonly WriteOutcome[]>) {
    this.#commit = commit
  }

  add(write: Write): Promise<void> {
    const done = new Promise<void>((resolve, reject) => this.#waiting.push({ write, resolve, reject }))
    this.#plan()
    return done
  }

  /** Commits everything that waits, whatever is under way. */
  flush(): void {
    while (this.#waiting.length > 0) this.#begin()
  }

  #plan(): void {
    if (this.#callOff !== null || this.#underWay > 0 || this.#waiting.length === 0) return
    const pause = this.#pausedUntil - performance.now()
    if (pause > 0 && this.#waiting.length < MAX_ROWS) {
      const timer = setTimeout(() => this.#begin(), Math.ceil(pause))
      this.#callOff = () => clearTimeout(timer)
    } else {
      // At the end of this turn of the loop: what else it brings comes along.
      const turn = setImmediate(() => this.#begin())
      this.#callOff = () => clearImmediate(turn)
    }
  }

  #begin(): void {
    this.#callOff?.()
    this.#callOff = null
    const group = this.#waiting.splice(0, MAX_ROWS)
    this.#pausedUntil = performance.now() + commitPause(group.length)
    void this.#settle(group)
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    this.#underWay++
    try {
      const outcomes = await this.#commit(group.map(({ write }) => write))
      group.forEach((waiting, n) => settle(waiting, outcomes[n]))
    } catch (error) {
      const why = error instanceof StoreError ? error : new StoreError('failed', String(error))
      for (const { reject } of group) reject(why)
    }
    this.#underWay--
    this.#plan()
  }
}

/** A write without an answer counts as failed. */
function settle({ resolve, reject }: Waiting, outcome: WriteOutcome | undefined): void {
  if (outcome === null) resolve()
  else if (outcome) reject(new StoreError(outcome.failure, outcome.message))
  else reject(new StoreError('failed', 'the commit says nothing about this row'))
}
