/** So many of the latest round trips count: one slow trip changes nothing, a connection that has become slower shows in time. */
const REMEMBERED = 15
const FORGOTTEN_AFTER = 10_000

/** The round trips of one connection, measured with the table's own pings only. */
export class RoundTrips {
  readonly #sent = new Map<number, number>()
  #trips: number[] = []
  #oneWay = 0
  #pings = 0
  #lastPingAt: number | null = null

  pinged(n: number, now: number): void {
    for (const [old, at] of this.#sent) if (now - at > FORGOTTEN_AFTER) this.#sent.delete(old)
    this.#sent.set(n, now)
    this.#lastPingAt = now
    this.#pings++
  }

  /** A pong for a ping that was never sent, or was answered already, says nothing. */
  ponged(n: number, now: number): void {
    const sentAt = this.#sent.get(n)
    if (sentAt === undefined) return
    this.#sent.delete(n)
    this.#trips = [...this.#trips, Math.max(0, now - sentAt)].slice(-REMEMBERED)
    this.#oneWay = Math.min(...this.#trips) / 2
  }

  /** Half of the fastest recent round trip. To hold back one pong gains nothing: the others count. */
  get oneWay(): number {
    return this.#oneWay
  }

  get pings(): number {
    return this.#pings
  }

  get lastPingAt(): number | null {
    return this.#lastPingAt
  }
}
