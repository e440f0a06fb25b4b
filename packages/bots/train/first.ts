import type { Weights } from '../src/index.ts'

/** A plain guess to start learning from: totals matter more the fewer dice are left. */
export const FIRST: Weights = {
  knots: [0, 0.2, 0.4, 0.6, 0.8],
  rows: [3, 1.5, 0, -1, -2.5].map((stays, n) => ({
    stays,
    staysLure: 0,
    total: 2 - 0.3 * n,
    hand: 0.5,
    empty: -1 + 0.2 * n,
    lure: 0.3,
    survivors: 0,
    centerStays: stays,
    centerCount: 2 - 0.4 * n,
  })),
  flippedHands: 0.8,
  policy: { swing: 12, rivalry: 0.8, rollCost: 0.5, sandRollCost: 2, lockFrom: 0.1, trust: 0.7 },
}
