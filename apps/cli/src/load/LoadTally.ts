/** What a quantile of the sample is; 0 where there is none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

export interface Quantiles {
  readonly p50: number
  readonly p99: number
  readonly p999: number
}

export function quantilesOf(sample: readonly number[]): Quantiles {
  const sorted = sample.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(quantile(sorted, part) * 100) / 100
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999) }
}

/** Counts what happens while it is measured; before and after that, nothing. */
export class LoadTally {
  #isOn = false
  #asked = 0
  #refused = 0
  #lost = 0
  #net: number[] = []
  #held: number[] = []
  #sand: number[] = []

  turn(on: boolean): void {
    this.#isOn = on
  }

  asked(): void {
    if (this.#isOn) this.#asked++
  }

  /** `held` is the table's own waiting for rivals and floors: it is no delay of the server. */
  answered(accepted: boolean, took: number, held: number): void {
    if (!this.#isOn) return
    if (!accepted) this.#refused++
    else {
      this.#net.push(Math.max(0, took - held))
      this.#held.push(held)
    }
  }

  sandRanOut(late: number): void {
    if (this.#isOn) this.#sand.push(late)
  }

  lost(): void {
    if (this.#isOn) this.#lost++
  }

  report() {
    const { p99, p50 } = quantilesOf(this.#held)
    return {
      asked: this.#asked,
      acks: this.#net.length,
      refused: this.#refused,
      linesLost: this.#lost,
      ...quantilesOf(this.#net),
      held: { p50, p99 },
      sand: {
        seen: this.#sand.length,
        early: this.#sand.filter((late) => late < 0).length,
        lateP99: quantilesOf(this.#sand).p99,
      },
    }
  }
}
