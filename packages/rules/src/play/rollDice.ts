import type { Decision } from '../model/decision.ts'
import type { Dice } from '../model/dice.ts'
import type { State } from '../model/game.ts'
import type { DieValue, Seat } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { squadOf } from '../model/squadOf.ts'

/** [R2] All remaining dice are rolled; with dice already rolled, this is a pass. */
export function rollDice(state: State, seat: Seat, dice: Dice): Decision {
  const { hand } = squadOf(state, seat)
  if (hand.length === 0) return refuse('noDiceLeft')
  const first = state.drawn[seat] ?? 0
  const values: DieValue[] = hand.slice()
  for (let n = 0; n < values.length; n++) values[n] = dice(seat, first + n, 6)
  return [{ type: 'diceRolled', seat, values }]
}
