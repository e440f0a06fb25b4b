import type { OpenedPods, Pod, Seat, ViewEvent } from '@jelly/rules'
import type { Moment } from '@jelly/client'

/** One pod that is opened. */
export interface PodStep {
  readonly seat: Seat
  readonly pod: Pod
  /** What it is worth: a die-pod, what it rolled. */
  readonly worth: number
}

type Opened = Extract<ViewEvent, { type: 'podsOpened' }>

/** [C9] All pods in the order in which they are opened: seat by seat, the seat with the least Jelly first. */
export function podSteps(squads: readonly OpenedPods[], jelly: readonly number[]): PodStep[] {
  const seats = squads.map((_, seat) => seat).toSorted((one, other) => (jelly[one] ?? 0) - (jelly[other] ?? 0))
  return seats.flatMap((seat) => stepsOfSeat(seat, squads[seat]))
}

/** Those of one seat. */
export function stepsOfSeat(seat: Seat, squad: OpenedPods | undefined): PodStep[] {
  let die = 0
  return (squad?.pods ?? []).map((pod) => ({
    seat,
    pod,
    worth: pod === 'die' ? (squad?.rolls[die++] ?? 0) : pod,
  }))
}

export const openedIn = (moments: readonly Moment[]): readonly OpenedPods[] =>
  moments.map(({ event }) => event).findLast((event): event is Opened => event.type === 'podsOpened')?.squads ?? []

const ALL_IN = 4400
const AT_MOST = 520
const LAST = 600

/** How long the race waits before each pod and after the last: five seconds in all, however many pods there are. */
export const raceTimes = (pods: number): { readonly each: number; readonly last: number } => ({
  each: Math.min(AT_MOST, ALL_IN / Math.max(1, pods)),
  last: LAST,
})
