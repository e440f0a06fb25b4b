import type { Seat } from '@jelly/rules'

/** What somebody noted before or during the game; without it a whole other game could be passed off. */
export interface Witness {
  readonly gameId?: string
  readonly commitment?: string
  readonly digest?: string
  readonly seeds?: readonly { readonly seat: Seat; readonly seed: string }[]
}
