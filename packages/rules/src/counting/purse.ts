import type { Event } from '../model/event.ts'
import type { Pod, Seat } from '../model/ids.ts'

/** What a seat has: the part of a squad that scoring changes. */
export interface Purse {
  jelly: number
  pods: readonly Pod[]
}

/** Writes what an event moves from purse to purse. */
export function spend(purses: readonly Purse[], event: Event): void {
  const of = (seat: Seat): Purse => purses[seat] as Purse
  switch (event.type) {
    case 'jellyGained':
      of(event.seat).jelly += event.amount
      break
    case 'jellyPaid':
      of(event.from).jelly -= event.amount
      of(event.to).jelly += event.amount
      break
    case 'podTaken':
      of(event.seat).pods = [...of(event.seat).pods, event.pod]
      break
    case 'podReturned':
      of(event.seat).pods = withoutPod(of(event.seat).pods, event.pod)
      break
    default:
  }
}

/** The first pod of this kind is removed. */
export function withoutPod(pods: readonly Pod[], gone: Pod): readonly Pod[] {
  const at = pods.indexOf(gone)
  return pods.filter((_, n) => n !== at)
}
