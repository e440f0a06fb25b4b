import type { Seat } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { useTable } from '../../../connection/TableContext.ts'

/** What somebody who watches may have. */
export type Offer =
  /** A seat can be taken now: an empty one, or of the bot of this name. */
  | { readonly bot: string | null }
  /** A seat can be taken after the round. */
  | 'later'
  /** People sit everywhere. */
  | 'full'

export function offerOf(view: TableView): Offer {
  const round = view.game?.round ?? 0
  const free = view.seats.filter((seat) => seat.kind === 'empty')
  const bots = view.seats.filter((seat) => seat.kind === 'bot')
  if (free.length + bots.length === 0) return 'full'
  const open = bots.find(({ leaver }) => leaver === undefined || leaver.round < round)
  const isUnderWay = view.phase === 'scramble' || view.phase === 'scoring'
  if (isUnderWay || (free.length === 0 && open === undefined)) return 'later'
  return { bot: free.length > 0 ? null : (open?.name ?? null) }
}

/** The seats of people who are here. */
export const peopleHere = (view: TableView | null): Seat[] =>
  view?.seats.flatMap((seat, n) => (seat.kind === 'person' && seat.presence === 'here' ? [n] : [])) ?? []

export const useIsHost = (): boolean => useTable(({ view, you }) => you !== null && view?.host === you)
