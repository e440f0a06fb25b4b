import type { Seat } from '@jelly/rules'
import { withDie, withoutDie } from '../position/pile.ts'
import { addToCenter, pileAt, type Position, setPile } from '../position/Position.ts'
import type { Move } from './Move.ts'

/** Plays a move out on a position, for good. */
export function applyMove(position: Position, seat: Seat, { value, district, effect }: Move): void {
  position.hands[seat] = (position.hands[seat] as number) - 1
  setPile(position, district, seat, withDie(pileAt(position, district, seat), value))
  if (effect?.kind === 'slide') position.targets[district] = effect.zone
  if (effect?.kind !== 'kick') return
  setPile(position, district, effect.owner, withoutDie(pileAt(position, district, effect.owner), effect.value))
  addToCenter(position, effect.owner, 1)
}
