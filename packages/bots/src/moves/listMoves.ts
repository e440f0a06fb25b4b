import type { DieValue, DistrictId } from '@jelly/rules'
import type { Evaluation } from '../evaluation/Evaluation.ts'
import { has } from '../position/pile.ts'
import { pileAt, type Position } from '../position/Position.ts'
import { Gains } from './Gains.ts'
import type { Move } from './Move.ts'

/** What a bot sees at a glance. */
export interface Glance {
  readonly districts: readonly DistrictId[]
  readonly effects: boolean
  /** Whether it notices that a second die of a value cancels the first [C2]. */
  readonly twins: boolean
}

/** Every placement of every value that comes to mind: also of values that the tray does not show now. */
export function listMoves(position: Position, evaluation: Evaluation, glance: Glance): Move[] {
  const { seat, outlook } = evaluation
  const { hands } = position
  const held = hands[seat] as number
  hands[seat] = held - 1
  outlook.refresh(position)
  const gains = new Gains(position, evaluation)
  const moves: Move[] = []
  for (const district of glance.districts) {
    const pile = pileAt(position, district, seat)
    for (let value: DieValue = 1; value <= 6; value++) {
      moves.push(
        glance.twins || !has(pile, value) ? gains.placement(district, value) : fooled(gains, district, value, pile),
      )
      if (glance.effects) gains.withEffects(district, value, moves)
    }
  }
  hands[seat] = held
  return moves
}

/** Takes a twin for a die that counts: about as good as the next lower value that really counts. */
function fooled(gains: Gains, district: DistrictId, value: DieValue, pile: number): Move {
  let like = value
  while (like > 1 && has(pile, like)) like--
  return { ...gains.placement(district, like), value }
}

/** By value: the best gain among the moves; -Infinity where there is none. */
export function bestByValue(moves: readonly Move[]): Float64Array {
  const best = new Float64Array(7).fill(-Infinity)
  for (const { value, gain } of moves) if (gain > (best[value] as number)) best[value] = gain
  return best
}

/** What the best of `dice` fresh dice is likely to gain. */
export function expectedBest(moves: readonly Move[], dice: number): number {
  const sorted = bestByValue(moves).slice(1).sort()
  let sum = 0
  for (let n = 0; n < 6; n++) sum += (((n + 1) / 6) ** dice - (n / 6) ** dice) * (sorted[n] as number)
  return sum
}
