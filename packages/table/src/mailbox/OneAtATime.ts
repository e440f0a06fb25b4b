export interface Work<J> {
  next(): J | null
  perform(job: J): Promise<void>
  /** Nothing is left to do for now. */
  rest(): void
  /** Nothing more is done after a job that failed. */
  fail(problem: unknown, job: J | null): void
}

/** One job at a time: the next is looked for only when the one before is done. */
export class OneAtATime<J> {
  readonly #work: Work<J>
  #busy = false
  #closed = false

  constructor(work: Work<J>) {
    this.#work = work
  }

  get closed(): boolean {
    return this.#closed
  }

  close(): void {
    this.#closed = true
  }

  look(): void {
    if (!this.#busy && !this.#closed) void this.#drain()
  }

  async #drain(): Promise<void> {
    let job: J | null = null
    this.#busy = true
    try {
      for (job = this.#take(); job !== null; job = this.#take()) await this.#work.perform(job)
      if (!this.#closed) this.#work.rest()
    } catch (problem) {
      this.#closed = true
      this.#work.fail(problem, job)
    } finally {
      this.#busy = false
    }
  }

  #take(): J | null {
    return this.#closed ? null : this.#work.next()
  }
}
