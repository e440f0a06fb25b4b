import type { Moment } from '@jelly/client'
import { isKickOfOther, type TurningPoint } from './turningPoints.ts'

/** The number of the moment at which a turning point was made: the last thing that its seat did for it. */
export function turningMoment(moments: readonly Moment[], point: TurningPoint): number | null {
  return moments.findLast((moment) => makes(moment, point))?.seq ?? null
}

function makes({ event, round }: Moment, point: TurningPoint): boolean {
  switch (point.kind) {
    case 'haul':
      return (
        round === point.round && isDoneBy(event, point.seat) && 'district' in event && event.district === point.district
      )
    case 'twins':
      return (
        round === point.round &&
        event.type === 'diePlaced' &&
        event.seat === point.seat &&
        event.district === point.district
      )
    case 'kicker':
      return isKickOfOther(event) && event.seat === point.seat
    case 'hurry':
      return event.type === 'timerFlipped' && event.by === point.seat
  }
}

const isDoneBy = (event: Moment['event'], seat: number): boolean =>
  (event.type === 'diePlaced' || event.type === 'dieKicked' || event.type === 'targetMoved') && event.seat === seat
