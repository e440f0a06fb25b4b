/** A table that has moved goes on elsewhere at once. */
const MOVED = 150
const FIRST = 250
const MOST = 8000

/** How long to wait before the next attempt: longer after each failure, and not all clients of a table at once. */
export function backoff(failures: number, chance: number, hasMoved = false): number {
  if (hasMoved && failures === 0) return Math.round(MOVED * chance)
  const wait = Math.min(MOST, FIRST * 2 ** failures)
  return Math.round(wait * (0.6 + 0.4 * chance))
}
