import type { Answer, Choice } from './choice.ts'
import type { Names, Zones } from './game.ts'
import type { DieId, DieValue, DistrictId, Pod, Seat, SeatOrTable, Zone } from './ids.ts'
import type { RewardIcon } from './reward.ts'

/** Where Jelly or a pod comes from: the district being scored, the one that shows the icon, and the icon. */
export interface Source {
  readonly district: DistrictId
  readonly shownAt: DistrictId
  readonly icon: RewardIcon
}

export interface CityDistrict {
  readonly face: string
  readonly names: Names | null
  readonly zones: Zones
}

export interface OpenedPods {
  readonly pods: readonly Pod[]
  /** What each die-pod rolled, in the order held. */
  readonly rolls: readonly DieValue[]
  readonly score: number
}

/** What happened, outcome included: a replay needs neither dice nor decisions. */
export type GameEvent<Hidden extends null> =
  | {
      readonly type: 'gameStarted'
      readonly rules: number
      readonly seats: number
      readonly districts: readonly CityDistrict[]
      readonly drone: DistrictId
      readonly stackSize: number
      readonly stack: readonly Pod[] | Hidden
      /** Places of the pods' stream that the setup used. */
      readonly drawn: number
    }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly values: readonly DieValue[] | Hidden }
  | {
      readonly type: 'diePlaced'
      readonly seat: Seat
      readonly die: DieId
      readonly value: DieValue
      readonly district: DistrictId
    }
  | { readonly type: 'dieKicked'; readonly seat: Seat; readonly die: DieId; readonly district: DistrictId }
  | { readonly type: 'targetMoved'; readonly seat: Seat; readonly district: DistrictId; readonly zone: Zone }
  | { readonly type: 'effectSkipped'; readonly seat: Seat }
  | { readonly type: 'districtLocked'; readonly seat: Seat; readonly district: DistrictId }
  | { readonly type: 'timerFlipped'; readonly by: SeatOrTable }
  | { readonly type: 'roundEnded'; readonly reason: 'sand' | 'finished' }
  | {
      readonly type: 'districtScored'
      readonly district: DistrictId
      readonly cancelled: readonly DieId[]
      /** New values of all dice there, in their order, where the district's own reward rolls them again. */
      readonly rerolled: readonly DieValue[] | null
      readonly totals: readonly number[]
      readonly controllers: readonly Seat[]
    }
  | {
      readonly type: 'diceRerolled'
      readonly district: DistrictId
      readonly values: readonly DieValue[]
      readonly totals: readonly number[]
    }
  | { readonly type: 'rewardCopied'; readonly district: DistrictId; readonly at: DistrictId; readonly from: DistrictId }
  | {
      readonly type: 'copyFailed'
      readonly district: DistrictId
      readonly at: DistrictId
      readonly why: 'loop' | 'noAgreement'
    }
  | { readonly type: 'jellyGained'; readonly seat: Seat; readonly amount: number; readonly source: Source }
  | {
      readonly type: 'jellyPaid'
      readonly from: Seat
      readonly to: Seat
      readonly amount: number
      readonly source: Source
    }
  | { readonly type: 'podTaken'; readonly seat: Seat; readonly pod: Pod | Hidden; readonly source: Source | null }
  | { readonly type: 'podsRanOut'; readonly seats: readonly Seat[]; readonly source: Source | null }
  | { readonly type: 'podReturned'; readonly seat: Seat; readonly pod: Pod | Hidden; readonly source: Source }
  | { readonly type: 'choiceAsked'; readonly choice: Choice<Hidden> }
  | {
      readonly type: 'choiceAnswered'
      readonly seat: Seat
      readonly answer: Answer<Hidden>
      readonly byDefault: boolean
    }
  | { readonly type: 'choiceSettled' }
  | { readonly type: 'centerScored'; readonly counts: readonly number[]; readonly winners: readonly Seat[] }
  | { readonly type: 'podsOpened'; readonly squads: readonly OpenedPods[] }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }

export type Event = GameEvent<never>
export type ViewEvent = GameEvent<null>
export type EventType = Event['type']
export type EventOf<T extends EventType, Hidden extends null> = Extract<GameEvent<Hidden>, { type: T }>
