const MINUTE = 60_000
const MANY = 10_000

/** Counts attempts of the last minute, by address and of all addresses together. */
export class Attempts {
  readonly #perAddress: number
  readonly #overall: number
  readonly #times = new Map<string, number[]>()
  #all: number[] = []

  constructor(perAddress: number, overall = Infinity) {
    this.#perAddress = perAddress
    this.#overall = overall
  }

  isBlocked(address: string, now: number): boolean {
    this.#all = recent(this.#all, now)
    const times = recent(this.#times.get(address) ?? [], now)
    return this.#all.length >= this.#overall || times.length >= this.#perAddress
  }

  count(address: string, now: number): void {
    if (this.#times.size > MANY) this.#forget(now)
    this.#times.set(address, [...recent(this.#times.get(address) ?? [], now), now])
    if (this.#overall < Infinity) this.#all.push(now)
  }

  #forget(now: number): void {
    for (const [address, times] of this.#times) if (recent(times, now).length === 0) this.#times.delete(address)
  }
}

const recent = (times: number[], now: number): number[] => {
  const first = times.findIndex((time) => time > now - MINUTE)
  return first === 0 ? times : first === -1 ? [] : times.slice(first)
}
