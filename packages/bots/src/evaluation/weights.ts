/** What self-play teaches; the figures are in `learned.ts`, and `train/` makes them. */
export interface Weights {
  /** Where the rows stand: 0 is the end of a round, 1 would be a hand without end. */
  readonly knots: readonly number[]
  readonly rows: readonly OutlookRow[]
  /** How many of the dice in hand still come down once the timer is flipped. */
  readonly flippedHands: number
  readonly policy: Policy
}

export const OUTLOOK_KEYS = [
  'stays',
  'staysLure',
  'total',
  'hand',
  'empty',
  'lure',
  'survivors',
  'centerStays',
  'centerCount',
] as const

/** How districts are likely to end, at one moment of a round. */
export type OutlookRow = Readonly<Record<(typeof OUTLOOK_KEYS)[number], number>>

export interface Policy {
  /** How many Jelly make one seat three times as likely to win as another. */
  readonly swing: number
  /** What a Jelly of the rivals' weighs against one of ours. */
  readonly rivalry: number
  /** What another roll costs, in Jelly, and what it costs while the sand runs. */
  readonly rollCost: number
  readonly sandRollCost: number
  /** From where a lock is worth it. */
  readonly lockFrom: number
  /** How far Ace trusts its samples more than its first look. */
  readonly trust: number
}
