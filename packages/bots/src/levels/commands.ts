import {
  type DistrictId,
  type Effect,
  effectsAt,
  ownerOf,
  type SeatCommand,
  squadOf,
  type View,
  type Zone,
} from '@jelly/rules'
import type { Move, MoveEffect } from '../moves/Move.ts'

/** The command for a move with one of the dice in the tray; null where the tray or the district has changed. */
export function placeCommand(view: View, seat: number, move: Move): SeatCommand | null {
  const { hand, tray } = squadOf(view, seat)
  const die = hand[tray?.indexOf(move.value) ?? -1]
  if (die === undefined) return null
  const effect = effectIn(view, move, effectsAt(view, move.value, move.district, die))
  const placed = { type: 'placeDie', die, district: move.district } as const
  return effect === null ? placed : { ...placed, effect }
}

/** What a move's effect names, out of what the die may do. */
export function effectIn(view: View, { district, effect }: Move, possible: readonly Effect[]): Effect | null {
  if (effect === null) return null
  return possible.find((one) => isSame(view, district, one, effect)) ?? null
}

/** A kick names a colour and a value: which of equal dice goes does not matter. */
function isSame(view: View, district: DistrictId, possible: Effect, effect: MoveEffect): boolean {
  if ('slide' in possible) return effect.kind === 'slide' && possible.slide === ((effect.zone + 1) as Zone)
  if (effect.kind !== 'kick' || ownerOf(possible.kick) !== effect.owner) return false
  const lying = view.districts[district]?.dice.find(({ die }) => die === possible.kick)
  return lying?.value === effect.value
}
