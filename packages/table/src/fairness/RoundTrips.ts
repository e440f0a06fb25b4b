/** So many of the latest round trips count: one slow trip changes nothing, a connection that has become slower shows in time. */
const REMEMBERED = 8
const FORGOTTEN_AFTER = 10_000

/** The round trips of one connection, measured with the table's own pings, and with frames of the WebSocket where there are any. */
export class RoundTrips {
  readonly #sent = new Map<number, number>()
  #trips: number[] = []
  #frames: number[] = []
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
    this.#look()
  }

  /** The same by ping and pong of the WebSocket itself, which no script of a page can hold back; null: they say nothing. */
  framed(trip: number | null): void {
    this.#frames = trip === null ? [] : [...this.#frames, Math.max(0, trip)].slice(-REMEMBERED)
    this.#look()
  }

  #look(): void {
    this.#oneWay = this.#trips.length === 0 ? 0 : Math.min(...this.#trips, ...this.#frames) / 2
  }

  /** Half of the fastest recent round trip, of either kind. To hold back one pong gains nothing: the others count. */
  get oneWay(): number {
    return this.#oneWay
  }

  /** By how much its pongs are slower than its line. A page that has much to do is late by a little, one that cheats by more. */
  get answersLate(): number {
    const isMeasured = this.#trips.length > 0 && this.#frames.length > 0
    return isMeasured ? Math.max(0, Math.min(...this.#trips) - Math.min(...this.#frames)) : 0
  }

  get pings(): number {
    return this.#pings
  }

  get lastPingAt(): number | null {
    return this.#lastPingAt
  }
}
