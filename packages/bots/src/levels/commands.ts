import { type DieId, type Effect, ownerOf, type SeatCommand, squadOf, type View, type Zone } from '@jelly/rules'
import type { Move } from '../moves/Move.ts'

/** The command for a move with one of the dice in the tray; null where the tray or the district has changed. */
export function placeCommand(view: View, seat: number, move: Move): SeatCommand | null {
  const { hand, tray } = squadOf(view, seat)
  const die = hand[tray?.indexOf(move.value) ?? -1]
  if (die === undefined) return null
  const effect = effectOf(view, move, die)
  const placed = { type: 'placeDie', die, district: move.district } as const
  return effect === null ? placed : { ...placed, effect }
}

/** What a move's effect names: a die there of that colour and value, but not the one just placed. */
export function effectOf(view: View, { district, effect }: Move, self: DieId): Effect | null {
  if (effect === null) return null
  if (effect.kind === 'slide') return { slide: (effect.zone + 1) as Zone }
  const kicked = view.districts[district]?.dice.find(
    ({ die, value }) => die !== self && value === effect.value && ownerOf(die) === effect.owner,
  )
  return kicked === undefined ? null : { kick: kicked.die }
}
