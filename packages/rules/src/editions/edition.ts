import type { Names, Zones } from '../model/game.ts'
import type { Pod } from '../model/ids.ts'

/** A set of boards and pods to play with. */
export interface Edition {
  readonly name: string
  readonly boards: readonly Board[]
  /** The city is not drawn: the first boards in play lie there, in this order. */
  readonly inOrder?: true
  readonly pods: readonly Pod[]
}

/** [S2] Two faces, of which at most one is in play. */
export interface Board {
  readonly id: string
  /** In play only when the table turns it on. */
  readonly promo: boolean
  readonly faces: readonly Face[]
}

export interface Face {
  readonly id: string
  readonly names: Names | null
  /** [S2] Fit for a first game. */
  readonly green: boolean
  readonly zones: Zones
}
