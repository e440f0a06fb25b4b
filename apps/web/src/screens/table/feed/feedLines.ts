import type { DieId, DieValue, SeatOrTable, ViewEvent } from '@jelly/rules'
import type { Moment } from '@jelly/client'

/** One line of the feed: one thing that happened. */
export interface FeedLine {
  readonly key: string
  readonly who: SeatOrTable
  readonly event: ViewEvent
  readonly against: boolean
}

/** Who did something worth a line; null for what the feed leaves out. */
export function actorOf(event: ViewEvent): SeatOrTable | null {
  switch (event.type) {
    case 'diePlaced':
    case 'dieKicked':
    case 'targetMoved':
    case 'districtLocked':
      return event.seat
    case 'timerFlipped':
      return event.by
    case 'roundStarted':
    case 'roundEnded':
      return 'table'
    default:
      return null
  }
}

/** What is told of a round, oldest first. */
export const feedLines = (moments: readonly Moment[], round: number): FeedLine[] =>
  moments.flatMap(({ event, seq, against, round: when }, n) => {
    const who = actorOf(event)
    return who === null || when !== round ? [] : [{ key: `${seq}.${n}`, who, event, against }]
  })

/** The value that each die of the round showed when it was placed. */
export function placedValues(moments: readonly Moment[], round: number): ReadonlyMap<DieId, DieValue> {
  const values = new Map<DieId, DieValue>()
  for (const { event, round: when } of moments) {
    if (event.type === 'diePlaced' && when === round) values.set(event.die, event.value)
  }
  return values
}
