import type { DistrictId, SeatOrTable } from './ids.ts'

/** Why a command is refused, as the player is told. */
export const REFUSAL_REASONS = [
  'notNow',
  'onlyTheTable',
  'noSuchSeat',
  'noDiceLeft',
  'rollFirst',
  'dieNotInHand',
  'noSuchDistrict',
  'districtLocked',
  'noEffect',
  'wrongEffect',
  'dieNotThere',
  'dieCameLater',
  'dieJustPlaced',
  'zoneNotAdjacent',
  'notFinished',
  'screenAlreadyUsed',
  'alreadyFlipped',
  'timerNotFlipped',
  'notAsked',
  'wrongAnswer',
  'podNotHeld',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export interface Refusal {
  readonly refused: RefusalReason
  /** Who was in the way, where somebody was. */
  readonly by?: SeatOrTable
  readonly district?: DistrictId
}

export const refuse = (refused: RefusalReason): Refusal => ({ refused })

/** Whether what was decided is a refusal. */
export const isRefusal = (decision: readonly unknown[] | Refusal): decision is Refusal => !Array.isArray(decision)
