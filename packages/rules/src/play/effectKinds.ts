import type { Game, PendingEffect, PlacedDie } from '../model/game.ts'
import type { DieId, DieValue, DistrictId, Seat, Zone } from '../model/ids.ts'
import { districtOf, squadOf } from '../model/squadOf.ts'

export type EffectKind = 'kick' | 'slide'

/** [R4] What a die's value lets it do. */
export const effectOf = (value: DieValue): EffectKind | null => (value <= 2 ? 'kick' : value <= 4 ? 'slide' : null)

/** [R4] Zones 1 and 3 are not adjacent. */
export const isAdjacent = (one: Zone, other: Zone): boolean => Math.abs(one - other) === 1 && other >= 1 && other <= 3

/** [R4] What the die placed last may still do; null where its value does nothing. */
export function pendingEffect(
  die: DieId,
  value: DieValue,
  district: DistrictId,
  lying: readonly PlacedDie[],
): PendingEffect | null {
  const kind = effectOf(value)
  return kind === null ? null : { die, value, district, earlier: kind === 'kick' ? idsOf(lying) : NO_DICE }
}

const NO_DICE: readonly DieId[] = []

const idsOf = (dice: readonly PlacedDie[]): readonly DieId[] =>
  dice.length === 0 ? NO_DICE : dice.map(({ die }) => die)

/** [R4] Whether a pending effect could do anything among these dice: a kick needs one that lay there before. */
export const isUsable = ({ value, earlier }: PendingEffect, dice: readonly PlacedDie[]): boolean =>
  effectOf(value) === 'slide' || dice.some(({ die }) => earlier.includes(die))

/** Whether a seat's pending effect could do anything now. */
export function canUseEffect<Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean {
  const { effect } = squadOf(game, seat)
  return effect !== null && isUsable(effect, districtOf(game, effect.district).dice)
}
