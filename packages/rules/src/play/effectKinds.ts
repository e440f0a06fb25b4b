import type { Game } from '../model/game.ts'
import type { DieValue, Seat, Zone } from '../model/ids.ts'
import { districtOf, squadOf } from '../squadOf.ts'

export type EffectKind = 'kick' | 'slide'

/** [R4] What a die's value lets it do. */
export const effectOf = (value: DieValue): EffectKind | null => (value <= 2 ? 'kick' : value <= 4 ? 'slide' : null)

/** [R4] Zones 1 and 3 are not adjacent. */
export const isAdjacent = (one: Zone, other: Zone): boolean => Math.abs(one - other) === 1 && other >= 1 && other <= 3

/** Whether a seat's pending effect could do anything now: a kick needs a die there that is not the one placed. */
export function canUseEffect<Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean {
  const { effect } = squadOf(game, seat)
  if (effect === null) return false
  return (
    effectOf(effect.value) === 'slide' || districtOf(game, effect.district).dice.some(({ die }) => die !== effect.die)
  )
}
