import { addressGroup } from '../network/addressGroup.ts'

const MINUTE = 60_000
const MANY = 10_000

/** Counts the attempts of each address (of IPv6: each /64) in the last minute. */
export class Attempts {
  readonly #perAddress: number
  readonly #times = new Map<string, number[]>()

  constructor(perAddress: number) {
    this.#perAddress = perAddress
  }

  isBlocked(address: string, now: number): boolean {
    return this.#recent(addressGroup(address), now).length >= this.#perAddress
  }

  count(address: string, now: number): void {
    if (this.#times.size > MANY) this.#forget(now)
    const group = addressGroup(address)
    this.#times.set(group, [...this.#recent(group, now), now])
  }

  #recent(group: string, now: number): number[] {
    return recent(this.#times.get(group) ?? [], now)
  }

  #forget(now: number): void {
    for (const [address, times] of this.#times) if (recent(times, now).length === 0) this.#times.delete(address)
  }
}

const recent = (times: number[], now: number): number[] => {
  const first = times.findIndex((time) => time > now - MINUTE)
  return first === 0 ? times : first === -1 ? [] : times.slice(first)
}
