/** The kinds of icons that a zone can show. CONTRIBUTING.md says what a new one takes. */
export type RewardIcon =
  | { readonly kind: 'jelly'; readonly amount: number }
  | { readonly kind: 'pod' }
  | { readonly kind: 'returnPod' }
  | { readonly kind: 'perPod'; readonly amount: number }
  | { readonly kind: 'copy'; readonly from: CopyFrom }
  | { readonly kind: 'take'; readonly amount: number }
  | { readonly kind: 'give'; readonly amount: number }
  | { readonly kind: 'dice'; readonly branches: readonly Branch[] }
  | { readonly kind: 'podium'; readonly ranks: readonly Rank[] }
  | { readonly kind: 'parity'; readonly parity: 'odd' | 'even'; readonly amount: number }
  | { readonly kind: 'reroll'; readonly podium: IconOf<'podium'> }

export type IconKind = RewardIcon['kind']
export type IconOf<K extends IconKind> = Extract<RewardIcon, { kind: K }>

/** A zone's reward: icons, resolved from left to right. */
export type Reward = readonly RewardIcon[]

export type CopyFrom = 'cw' | 'ccw' | 'any'
export type Direction = 'cw' | 'ccw'

/** What `dice(...)` pays for `from` to `to` surviving dice. */
export interface Branch {
  readonly from: number
  readonly to: number
  readonly reward: Reward
}

export const RANK_NAMES = ['first', 'second', 'third', 'others'] as const
export type RankName = (typeof RANK_NAMES)[number]

export interface Rank {
  readonly rank: RankName
  readonly reward: Reward
}
