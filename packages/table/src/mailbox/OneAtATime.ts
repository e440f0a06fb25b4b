export interface Work<T> {
  next(): T | null
  perform(one: T): Promise<void>
  /** Nothing is left to do for now. */
  rest(): void
  /** Nothing more is done after a failure. */
  fail(problem: unknown, one: T | null): void
}

/** One thing at a time: the next is looked for only when the one before is done. */
export class OneAtATime<T> {
  readonly #work: Work<T>
  #busy = false
  #closed = false

  constructor(work: Work<T>) {
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
    let one: T | null = null
    this.#busy = true
    try {
      for (one = this.#take(); one !== null; one = this.#take()) {
        await this.#work.perform(one)
        one = null
      }
      if (!this.#closed) this.#work.rest()
    } catch (problem) {
      this.#closed = true
      this.#work.fail(problem, one)
    } finally {
      this.#busy = false
    }
  }

  #take(): T | null {
    return this.#closed ? null : this.#work.next()
  }
}
