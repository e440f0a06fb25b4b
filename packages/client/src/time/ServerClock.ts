interface Sample {
  readonly offset: number
  readonly roundTrip: number
}

const KEPT = 12

/** The server's clock as seen from here: the offset of the quickest of the last round trips is the best known. */
export class ServerClock {
  readonly #local: () => number
  #samples: readonly Sample[] = []
  #best: Sample | null = null

  constructor(local: () => number) {
    this.#local = local
  }

  /** A time from a message whose way took an unknown time. It is used only until something better is known. */
  hear(now: number): void {
    if (this.#best === null) this.#keep([{ offset: now - this.#local(), roundTrip: Infinity }])
  }

  /** An answer to a question that was asked at `asked`. */
  measure(asked: number, now: number): void {
    const heard = this.#local()
    const roundTrip = heard - asked
    this.#keep([...this.#samples, { offset: now + roundTrip / 2 - heard, roundTrip }].slice(-KEPT))
  }

  /** After a restart of the server, or after this machine slept, nothing that was measured before is used. */
  forget(): void {
    this.#keep([])
  }

  get offset(): number {
    return this.#best?.offset ?? 0
  }

  /** The best round trip that is known; 0 while none is. */
  get roundTrip(): number {
    const { roundTrip = 0 } = this.#best ?? {}
    return Number.isFinite(roundTrip) ? roundTrip : 0
  }

  now(): number {
    return this.#local() + this.offset
  }

  #keep(samples: readonly Sample[]): void {
    this.#samples = samples
    this.#best = samples.reduce<Sample | null>(
      (best, sample) => (best === null || sample.roundTrip < best.roundTrip ? sample : best),
      null,
    )
  }
}
