import { randomFillSync } from 'node:crypto'
import type { Entropy } from '@jelly/table'

const POOL_BYTES = 4096

/** The system's random bytes, fetched many at a time: a call for each ping costs more than the ping. Each byte is given once. */
export function pooledEntropy(fill: (pool: Uint8Array) => void = randomFillSync): Entropy {
  const pool = new Uint8Array(POOL_BYTES)
  let next = POOL_BYTES
  return {
    bytes(count) {
      if (count > POOL_BYTES) {
        const own = new Uint8Array(count)
        fill(own)
        return own
      }
      if (next + count > POOL_BYTES) {
        fill(pool)
        next = 0
      }
      const given = pool.slice(next, next + count)
      // What was given may be a secret: it is not kept here too.
      pool.fill(0, next, next + count)
      next += count
      return given
    },
  }
}
