/** A quantile of the sample; 0 for an empty one. */
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

/** Counts what happens during the measurement, and nothing before or after it. */
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

  /** `held`: how long the table made it wait for rivals and floors. That is not the server's delay. */
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
