import type { Entropy } from '../model/ports.ts'
import type { PersonConnection, Connections } from './Connections.ts'

/** A new connection is measured quickly, then now and then: a line changes over minutes, and each ping costs two answers. */
const QUICK_PINGS = 5
const QUICK = 200
const SLOW = 4000
/** Who is due so soon is pinged together with the others, so that the table wakes up once for them all. */
const TOGETHER = 500

/** Measures the round trips of those who play, with ping numbers that nobody can guess. */
export class Pinger {
  readonly #connections: Connections
  readonly #entropy: Entropy
  /** When the next ping is due, as long as the same people are connected. */
  #nextAt = Infinity
  #changes = 0

  constructor(connections: Connections, entropy: Entropy) {
    this.#connections = connections
    this.#entropy = entropy
  }

  nextAt(): number {
    if (this.#changes !== this.#connections.changes) this.#search()
    return this.#nextAt
  }

  send(now: number): void {
    if (this.nextAt() > now) return
    for (const connection of this.#connections.all()) if (isDue(connection, now)) this.#ping(connection, now)
    this.#search()
  }

  #ping(connection: PersonConnection, now: number): void {
    const n = this.#entropy.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0) >>> 1
    connection.trips.pinged(n, now)
    this.#connections.tell(connection, { type: 'ping', n, now })
  }

  #search(): void {
    this.#changes = this.#connections.changes
    this.#nextAt = Infinity
    for (const connection of this.#connections.all())
      if (plays(connection)) this.#nextAt = Math.min(this.#nextAt, dueAt(connection.trips))
  }
}

const plays = ({ seat, welcomed }: PersonConnection): boolean => seat !== null && welcomed

const isDue = (connection: PersonConnection, now: number): boolean => {
  const { lastPingAt, pings } = connection.trips
  if (!plays(connection)) return false
  return dueAt(connection.trips) <= now + (lastPingAt !== null && pings >= QUICK_PINGS ? TOGETHER : 0)
}

const dueAt = ({ lastPingAt, pings }: PersonConnection['trips']): number =>
  lastPingAt === null ? Number.NEGATIVE_INFINITY : lastPingAt + (pings < QUICK_PINGS ? QUICK : SLOW)
