import type { DistrictId, Pod, Seat } from './ids.ts'
import type { Direction, RewardIcon } from './reward.ts'

/** Who gains an icon, and which seats are tied: these do not pay each other. */
export interface Group {
  readonly gainers: readonly Seat[]
  readonly partners: readonly Seat[]
}

/** One icon still to be resolved in the district being scored. */
export interface Step {
  readonly icon: RewardIcon
  /** The districts that copies led through; the last one shows the icon, the first one is being scored. */
  readonly path: readonly DistrictId[]
  /** Null: whoever controls the district when the icon's turn comes. */
  readonly group: Group | null
}

/** [K1] What the table waits for. It is plain data: it survives a reload, a crash and a bot. */
export interface Choice<Hidden extends null> {
  readonly district: DistrictId
  readonly step: Step
  readonly rest: readonly Step[]
  readonly question: Question
  /** In the order of `question.asked`; null while there is none. */
  readonly answers: readonly (Answer<Hidden> | null)[]
}

export type Question =
  | { readonly kind: 'copy'; readonly asked: readonly Seat[] }
  | { readonly kind: 'pod'; readonly asked: readonly Seat[] }
  | { readonly kind: 'pay'; readonly asked: readonly Seat[]; readonly owed: readonly Seat[]; readonly amount: number }

export type Answer<Hidden extends null> =
  | { readonly kind: 'copy'; readonly from: Direction }
  | { readonly kind: 'pod'; readonly pod: Pod | Hidden }
  | { readonly kind: 'pay'; readonly order: readonly Seat[] }

/** What each asked seat has answered. */
export type Answers = readonly { readonly seat: Seat; readonly answer: Answer<never> | null }[]
