import type { Seat, View } from '@jelly/rules'
import { readHoldings } from '../position/holdings.ts'
import { stakesFor } from '../position/stakes.ts'
import { Evaluation } from './Evaluation.ts'
import { Outlook } from './Outlook.ts'
import { Rewards } from './Rewards.ts'
import type { Weights } from './weights.ts'

/** How one seat sees its prospects in the round at hand. */
export function evaluationOf(view: View, seat: Seat, weights: Weights, foresight = 1): Evaluation {
  const holdings = readHoldings(view)
  const stakes = stakesFor(seat, holdings, weights.policy)
  const rewards = new Rewards(view.districts, holdings, stakes)
  return new Evaluation(seat, rewards, new Outlook(stakes.length, weights, foresight))
}
