import type { Choice } from './choice.ts'
import type { DieId, DieValue, DistrictId, Pod, Seat, SeatOrTable, Zone } from './ids.ts'
import type { Reward } from './reward.ts'

/**
 * A game, as the server or as one viewer knows it. `Hidden` is what stands in the place of a secret: `never` in the state,
 * which knows everything, and `null` in a view. State and view have the same shape, so one `evolve` serves both.
 */
export interface Game<Hidden extends null> {
  readonly rules: number
  phase: Phase
  /** 0 before the first round. */
  round: number
  readonly drone: DistrictId
  districts: District[]
  squads: Squad<Hidden>[]
  center: PlacedDie[]
  /** The shuffled pods, bottom first; the first `stackSize` are still on the stack. */
  readonly stack: readonly Pod[] | Hidden
  stackSize: number
  flippedBy: SeatOrTable | null
  /** How many districts are scored this round; one more when the center is too. */
  scored: number
  choice: Choice<Hidden> | null
  /** How far each dice stream is used: the seats', then the pods'. */
  drawn: number[]
  result: Result | null
}

/** Everything. It never leaves the server. */
export type State = Game<never>
/** What one viewer may know. */
export type View = Game<null>

export const PHASES = ['between', 'scramble', 'scoring', 'opening', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Squad<Hidden extends null> {
  jelly: number
  podCount: number
  /** In the order taken. */
  pods: readonly Pod[] | Hidden
  /** Dice not placed yet. */
  hand: DieId[]
  /** The values of `hand`, in its order; empty before the first roll of a round. */
  tray: DieValue[] | Hidden
  /** Whether one of the dice in hand may be placed now. */
  rolled: boolean
  /** The die placed last, while its effect may still be used. */
  effect: PendingEffect | null
  /** The district that this squad's screen locks. */
  screen: DistrictId | null
}

export interface PendingEffect {
  readonly die: DieId
  readonly value: DieValue
  readonly district: DistrictId
  /** [R4] The dice that lay there when a kicker was placed: it may hit no other. Empty for a slide. */
  readonly earlier: readonly DieId[]
}

export interface District {
  readonly face: string
  readonly names: Names | null
  readonly zones: Zones
  target: Zone
  dice: PlacedDie[]
  lockedBy: Seat | null
}

/**
 * What the owner of an edition calls a face, by language tag (`en`, `pt-BR`); `und` where one text serves all languages.
 * A face without such texts is called by the page's own words for its id.
 */
export type Names = Readonly<Record<string, string>>

export type Zones = readonly [Reward, Reward, Reward]

export interface PlacedDie {
  readonly die: DieId
  readonly value: DieValue
}

export interface Result {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}
