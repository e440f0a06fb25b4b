import { ownerOf, type Seat, standing, type View, type ViewEvent } from '@jelly/rules'

/** Whether something was done to this seat: its die kicked, or the target moved or locked away where it counted on it. */
export function isAgainst(before: View | null, you: Seat | null, event: ViewEvent): boolean {
  if (before === null || you === null) return false
  switch (event.type) {
    case 'dieKicked':
      return event.seat !== you && ownerOf(event.die) === you
    case 'targetMoved':
      return event.seat !== you && leads(before, event.district, you)
    case 'districtLocked':
      return event.seat !== you && isThere(before, event.district, you) && !leads(before, event.district, you)
    default:
      return false
  }
}

const diceAt = (game: View, district: number) => game.districts[district]?.dice ?? []

const leads = (game: View, district: number, seat: Seat): boolean =>
  standing(diceAt(game, district), game.squads.length).leaders.includes(seat)

const isThere = (game: View, district: number, seat: Seat): boolean =>
  diceAt(game, district).some(({ die }) => ownerOf(die) === seat)
