import type { DieId, DieValue, SeatOrTable, ViewEvent } from '@jelly/rules'
import type { Moment } from '../../../connection/record.ts'

/** One line of the feed: what one seat did in one go. */
export interface FeedLine {
  readonly key: string
  readonly who: SeatOrTable
  readonly at: number
  readonly events: readonly ViewEvent[]
  readonly against: boolean
}

const TOGETHER = 1600
const MOST_TOGETHER = 3

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

/** The events of a round, oldest first, those of one seat that follow each other in one line. */
export function feedLines(moments: readonly Moment[], round: number): FeedLine[] {
  const lines: FeedLine[] = []
  for (const [n, moment] of moments.entries()) {
    const who = actorOf(moment.event)
    if (who === null || moment.round !== round) continue
    const last = lines.at(-1)
    if (last && joins(last, who, moment)) lines[lines.length - 1] = joined(last, moment)
    else lines.push({ key: `${moment.seq}.${n}`, who, at: moment.at, events: [moment.event], against: moment.against })
  }
  return lines
}

const joins = (line: FeedLine, who: SeatOrTable, { at }: Moment): boolean =>
  who !== 'table' && line.who === who && at - line.at <= TOGETHER && line.events.length < MOST_TOGETHER

const joined = (line: FeedLine, { at, event, against }: Moment): FeedLine => ({
  ...line,
  at,
  events: [...line.events, event],
  against: line.against || against,
})

/** The value that each die of the round showed when it was placed. */
export function placedValues(moments: readonly Moment[], round: number): ReadonlyMap<DieId, DieValue> {
  const values = new Map<DieId, DieValue>()
  for (const { event, round: when } of moments) {
    if (event.type === 'diePlaced' && when === round) values.set(event.die, event.value)
  }
  return values
}
