import type { Seat } from '@jelly/rules'
import type { Race } from './useRace.ts'

/** What each seat has once so many pods are open. */
export const sumAt = ({ steps, open }: Race, seat: Seat): number =>
  steps.slice(0, open).reduce((sum, step) => (step.seat === seat ? sum + step.worth : sum), 0)

/** Who leads the race just now. */
export function leadersAt(race: Race, squads: readonly { readonly jelly: number }[]) {
  const sums = squads.map(({ jelly }, seat) => jelly + sumAt(race, seat))
  const most = Math.max(0, ...sums)
  return { most, leaders: sums.flatMap((sum, seat) => (sum === most ? [seat] : [])) }
}
