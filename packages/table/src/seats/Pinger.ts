import type { Entropy } from '../model/ports.ts'
import type { Connection, Connections } from './Connections.ts'

/** A new connection is measured quickly, then now and then. */
const QUICK_PINGS = 5
const QUICK = 200
const SLOW = 2000

/** Measures the round trips of those who play, with ping numbers that nobody can guess. */
export class Pinger {
  readonly #connections: Connections
  readonly #entropy: Entropy

  constructor(connections: Connections, entropy: Entropy) {
    this.#connections = connections
    this.#entropy = entropy
  }

  nextAt(): number | null {
    const times = this.#players().map(({ trips }) => dueAt(trips))
    return times.length === 0 ? null : Math.min(...times)
  }

  send(now: number): void {
    for (const connection of this.#players()) {
      if (dueAt(connection.trips) > now) continue
      const n = this.#entropy.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0) >>> 1
      connection.trips.pinged(n, now)
      this.#connections.tell(connection, { type: 'ping', n, now })
    }
  }

  #players(): Connection[] {
    return this.#connections.all().filter(({ seat, welcomed }) => seat !== null && welcomed)
  }
}

const dueAt = ({ lastPingAt, pings }: Connection['trips']): number =>
  lastPingAt === null ? Number.NEGATIVE_INFINITY : lastPingAt + (pings < QUICK_PINGS ? QUICK : SLOW)
