/** One job at a time: the next is looked for only when the one before is done. */
export class Mailbox<J> {
  readonly #next: () => J | null
  readonly #perform: (job: J) => Promise<void>
  readonly #rest: () => void
  readonly #fail: (problem: unknown) => void
  #busy = false
  #closed = false

  constructor(work: {
    next: () => J | null
    perform: (job: J) => Promise<void>
    /** Nothing is left to do for now. */
    rest: () => void
    /** Nothing more is done after a job that failed. */
    fail: (problem: unknown) => void
  }) {
    this.#next = work.next
    this.#perform = work.perform
    this.#rest = work.rest
    this.#fail = work.fail
  }

  get closed(): boolean {
    return this.#closed
  }

  close(): void {
    this.#closed = true
  }

  look(): void {
    if (!this.#busy && !this.#closed) void this.#work()
  }

  async #work(): Promise<void> {
    this.#busy = true
    try {
      for (let job = this.#take(); job !== null; job = this.#take()) await this.#perform(job)
      if (!this.#closed) this.#rest()
    } catch (problem) {
      this.#closed = true
      this.#fail(problem)
    } finally {
      this.#busy = false
    }
  }

  #take(): J | null {
    return this.#closed ? null : this.#next()
  }
}
