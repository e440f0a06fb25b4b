import type { Moment } from '@jelly/client'
import type { Seat } from '@jelly/rules'
import { actorOf } from '../feed/feedLines.ts'

/** What a player did, and what was done to them, since they were told last. */
export function newsFor(
  moments: readonly Moment[],
  told: Moment | undefined,
  you: Seat | null,
): { byMe: Moment[]; toMe: Moment[] } {
  const fresh = moments.slice(told === undefined ? 0 : moments.lastIndexOf(told) + 1)
  return {
    byMe: fresh.filter(({ event }) => you !== null && actorOf(event) === you),
    toMe: fresh.filter(({ against }) => against),
  }
}
