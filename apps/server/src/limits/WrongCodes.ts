import { addressGroup, wideAddressGroup } from '../network/addressGroup.ts'
import { TokenBucket } from './TokenBucket.ts'

const MINUTE = 60_000
const MANY = 10_000

interface Budget {
  readonly atOnce: number
  readonly perMinute: number
}

/** Of an IPv4 address, or of an IPv6 /64. */
const PER_ADDRESS: Budget = { atOnce: 20, perMinute: 2 }
/** Of an IPv6 /48, in which somebody may have 65,536 of them. */
const PER_WIDE_GROUP: Budget = { atOnce: 100, perMinute: 10 }
/**
 * Of all together, before a code leads only to the host's door. It is 100 and 10 an hour, so 340 a day: with 200 tables and
 * 31^6 codes, guesses get into one of them with a chance below 1 in 10,000 a day.
 */
const OVERALL: Budget = { atOnce: 100, perMinute: 10 / 60 }

/** Counts wrong codes. Too many of one address make that address wait. Too many of all never make anybody wait. */
export class WrongCodes {
  readonly #factor: number
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #overall: TokenBucket
  #sweptAt: number

  constructor(now: number, factor = 1) {
    this.#factor = factor
    this.#overall = bucketOf(OVERALL, now)
    this.#sweptAt = now
  }

  isBlocked(address: string, now: number): boolean {
    return groupsOf(address).some(([group]) => (this.#buckets.get(group)?.left(now) ?? 1) < 1)
  }

  /** Whether codes are being guessed, from wherever. */
  areTooMany(now: number): boolean {
    return this.#overall.left(now) < 1
  }

  count(address: string, now: number): void {
    this.#sweep(now)
    for (const [group, budget] of groupsOf(address)) this.#bucket(group, budget, now).take(now)
    // Without a debt: when the guessing ends, codes are soon as good as before.
    if (!this.areTooMany(now)) this.#overall.take(now)
  }

  #bucket(group: string, budget: Budget, now: number): TokenBucket {
    const known = this.#buckets.get(group)
    if (known !== undefined) return known
    const bucket = bucketOf(budget, now, this.#factor)
    this.#buckets.set(group, bucket)
    return bucket
  }

  /** Now and then those are forgotten that have not guessed for long. */
  #sweep(now: number): void {
    if (this.#buckets.size < MANY || now < this.#sweptAt + MINUTE) return
    this.#sweptAt = now
    for (const [group, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(group)
  }
}

const bucketOf = ({ atOnce, perMinute }: Budget, now: number, factor = 1): TokenBucket =>
  new TokenBucket((factor * perMinute) / 60, factor * atOnce, now)

function groupsOf(address: string): [string, Budget][] {
  const wide = wideAddressGroup(address)
  const own: [string, Budget] = [addressGroup(address), PER_ADDRESS]
  return wide === null ? [own] : [own, [wide, PER_WIDE_GROUP]]
}
