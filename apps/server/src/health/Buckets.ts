const MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] as const

/** A histogram of milliseconds in Prometheus' form, cheap enough for every timer (docs/decisions/0007). */
export class Buckets {
  readonly #name: string
  readonly #help: string
  readonly #counts = Array.from({ length: MS.length + 1 }, () => 0)
  #sum = 0

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(ms: number): void {
    let at = 0
    while (at < MS.length && ms > (MS[at] ?? 0)) at++
    this.#counts[at] = (this.#counts[at] ?? 0) + 1
    this.#sum += ms
  }

  text(): string {
    let total = 0
    const lines = this.#counts.map((count, at) => {
      total += count
      return `${this.#name}_bucket{le="${MS[at] ?? '+Inf'}"} ${total}`
    })
    const head = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    return [...head, ...lines, `${this.#name}_sum ${this.#sum}`, `${this.#name}_count ${total}`, ''].join('\n')
  }
}
