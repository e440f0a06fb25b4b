import { type Seat, standing, type View } from '@jelly/rules'
import { type Heard, panOf } from './cuesOf.ts'

/** Where a seat has the highest total, by district; nowhere outside a round. */
export function leadsOf(game: View | null | undefined, seat: Seat | null): readonly boolean[] {
  if (!game || seat === null || game.phase !== 'scramble') return []
  return game.districts.map(({ dice }) => {
    const { leaders, totals } = standing(dice, game.squads.length)
    return leaders.includes(seat) && (totals[seat] ?? 0) > 0
  })
}

/** Two notes up where I lead now, once; a lead that is lost hurts, and is told with the rest that does. */
export function leadCues(before: readonly boolean[], after: readonly boolean[]): readonly Heard[] {
  if (before.length !== after.length) return []
  const won = after.findIndex((leads, district) => leads && !before[district])
  return won < 0 ? [] : [{ cue: 'leadWon', pan: panOf(won, after.length), after: 200 }]
}
