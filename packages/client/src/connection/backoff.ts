/** A table that has moved goes on elsewhere at once. */
const MOVED = 150
const FIRST = 250
/** Somebody who plays waits for it: in the first half minute the next attempt is never far. */
const MOST_AT_FIRST = 1500
const AT_FIRST = 30_000
const MOST = 8000

export interface Lost {
  /** Attempts that failed since. */
  readonly failures: number
  /** Milliseconds. */
  readonly lostFor: number
  readonly hasMoved?: boolean
}

/** How long to wait before the next attempt: longer after each failure, and not all clients of a table at once. */
export function backoff({ failures, lostFor, hasMoved = false }: Lost, chance: number): number {
  if (hasMoved && failures === 0) return Math.round(MOVED * chance)
  const wait = Math.min(lostFor < AT_FIRST ? MOST_AT_FIRST : MOST, FIRST * 2 ** failures)
  return Math.round(wait * (0.6 + 0.4 * chance))
}
