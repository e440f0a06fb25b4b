import type { Write, WriteOutcome } from './workerMessages.ts'
import { StoreError } from '../StoreError.ts'

interface Waiting {
  readonly write: Write
  readonly resolve: () => void
  readonly reject: (error: StoreError) => void
}

const MAX_WAIT = 2
const MAX_ROWS = 64

/** Collects what all tables write within 2 ms, so that one commit serves them all. */
export class GroupCommit {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly WriteOutcome[]>
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(commit: (writes: readonly Write[]) => Promise<readonly WriteOutcome[]>) {
    this.#commit = commit
  }

  add(write: Write): Promise<void> {
    const done = new Promise<void>((resolve, reject) => this.#waiting.push({ write, resolve, reject }))
    if (this.#waiting.length >= MAX_ROWS) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), MAX_WAIT)
    return done
  }

  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const group = this.#waiting
    this.#waiting = []
    if (group.length > 0) void this.#settle(group)
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#commit(group.map(({ write }) => write))
      group.forEach((waiting, n) => settle(waiting, outcomes[n]))
    } catch (error) {
      const why = error instanceof StoreError ? error : new StoreError('failed', String(error))
      for (const { reject } of group) reject(why)
    }
  }
}

/** A write without an answer counts as failed. */
function settle({ resolve, reject }: Waiting, outcome: WriteOutcome | undefined): void {
  if (outcome === null) resolve()
  else if (outcome) reject(new StoreError(outcome.failure, outcome.message))
  else reject(new StoreError('failed', 'the commit says nothing about this row'))
}
