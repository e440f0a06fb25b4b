import type { Seat, View } from '@jelly/rules'
import { readPurse } from '../position/purse.ts'
import { stakesFor } from '../position/stakes.ts'
import { Evaluation } from './Evaluation.ts'
import { Outlook } from './Outlook.ts'
import { Rewards } from './Rewards.ts'
import type { Weights } from './weights.ts'

/** How one seat sees its prospects in the round at hand. */
export function evaluationOf(view: View, seat: Seat, weights: Weights, foresight = 1): Evaluation {
  const purse = readPurse(view)
  const stakes = stakesFor(seat, purse, weights.policy)
  const rewards = new Rewards(view.districts, purse, stakes)
  return new Evaluation(seat, rewards, new Outlook(stakes.length, weights, foresight))
}
