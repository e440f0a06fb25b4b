const FIRST = 250
const MOST = 8000

/** How long to wait before a new attempt: longer each time, and not all browsers of a table at once. */
export function backoff(attempts: number, random: number): number {
  const wait = Math.min(MOST, FIRST * 2 ** attempts)
  return Math.round(wait * (0.6 + 0.4 * random))
}
