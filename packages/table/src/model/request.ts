import type { DistrictId, Refusal, Seat, SeatCommand } from '@jelly/rules'
import type { BotLevel, Settings } from './settings.ts'

export const EMOTES = [
  'hello',
  'goodLuck',
  'wow',
  'ouch',
  'sorry',
  'thanks',
  'haha',
  'thinking',
  'hurry',
  'mine',
  'wellPlayed',
  'again',
] as const
export type Emote = (typeof EMOTES)[number]

/** What somebody at a table asks for: a move of the game, or something about the table. */
export type Request = SeatCommand | TableRequest

export type TableRequest =
  /** Sits down on an empty seat, or on a bot's between rounds; somebody who sits already moves to an empty seat, before a game only. */
  | { readonly type: 'takeSeat'; readonly seat?: Seat }
  /** Leaves for good; during a game a bot plays on. */
  | { readonly type: 'leaveSeat' }
  | { readonly type: 'setReady'; readonly ready: boolean }
  | { readonly type: 'setName'; readonly name: string }
  /** Whether the person is new to the game, or in a lesson right now; the others can be gentle, and wait. */
  | { readonly type: 'setLearning'; readonly learning: Learning | null }
  | { readonly type: 'giveSeed'; readonly seed: string }
  /** What to lock and whether to flip as soon as the last die is placed; the table does it without a round trip. */
  | ({ readonly type: 'planFinish' } & FinishPlan)
  | { readonly type: 'skip' }
  | { readonly type: 'emote'; readonly emote: Emote }
  | { readonly type: 'rematch' }
  /** For who watches: a seat as soon as one can be taken; or no longer. */
  | { readonly type: 'waitForSeat'; readonly wait: boolean }
  /** For who watches: whether the others are told the name. */
  | { readonly type: 'showName'; readonly name: string | null }
  /** A pause between rounds; it begins once most people want it. */
  | { readonly type: 'askPause'; readonly pause: boolean }
  /** Host only, from here on. */
  | { readonly type: 'changeSettings'; readonly settings: Partial<Settings> }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly type: 'freeSeat'; readonly seat: Seat }
  | { readonly type: 'admit'; readonly newcomer: number; readonly admit: boolean }
  /** Nobody hears emotes of that seat any more; or again. */
  | { readonly type: 'mute'; readonly seat: Seat; readonly muted: boolean }
  | { readonly type: 'makeHost'; readonly seat: Seat }
  /** After a game: back to the lobby, to change something before the next one. */
  | { readonly type: 'toLobby' }
  /** Fills empty seats with bots and starts. */
  | { readonly type: 'startGame' }

export const LEARNING = ['new', 'learning'] as const
export type Learning = (typeof LEARNING)[number]

export interface FinishPlan {
  readonly lock: DistrictId | null
  readonly flip: boolean
}

/** A plan to do nothing counts as no plan. */
export const planOf = ({ lock, flip }: FinishPlan): FinishPlan | null =>
  lock === null && !flip ? null : { lock, flip }

export const TABLE_REFUSALS = [
  'notSeated',
  'notHost',
  'seatTaken',
  'tableFull',
  'tooLate',
  'frozen',
  'tooOften',
  'badSettings',
  'badEdition',
  'alreadyHandled',
  'notDone',
  'tableClosed',
  'badSeed',
  'badName',
  'nameTaken',
  'puristTable',
  'noSuchNewcomer',
  'doorFull',
  'onlyToAgree',
  'muted',
  'failed',
] as const
export type TableRefusalReason = (typeof TABLE_REFUSALS)[number]

export type TableRefusal =
  /** A refusal of the rules; `late` says by how many milliseconds somebody else's press was first. */
  (Refusal & { readonly late?: number }) | { readonly refused: TableRefusalReason; readonly detail?: string }

/** Null means that it was done. */
export type PossibleRefusal = TableRefusal | null
