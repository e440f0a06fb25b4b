import type { Seat } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { useTable } from '../../../connection/TableContext.ts'
import { ensureNickname } from '../../../settings/nickname.ts'

/** Where somebody without a seat stands. */
export type Standing =
  /** A seat can be taken now: an empty one, or of the bot of this name. */
  | { readonly kind: 'open'; readonly bot: string | null }
  /** A seat can be taken after the round. */
  | { readonly kind: 'later' }
  /** People sit everywhere. */
  | { readonly kind: 'full' }
  /** Gets the next seat. */
  | { readonly kind: 'inLine' }
  /** The host has been asked. */
  | { readonly kind: 'asked' }

/** The table does not tell who is who, so it goes by the name. */
const hasMyName = ({ name }: { readonly name: string }): boolean => name === ensureNickname()

export function standingOf(view: TableView): Standing {
  if (view.waiting.some(hasMyName)) return { kind: 'asked' }
  if (view.line.some(hasMyName)) return { kind: 'inLine' }
  const round = view.game?.round ?? 0
  const free = view.seats.filter((seat) => seat.kind === 'empty')
  const bots = view.seats.filter((seat) => seat.kind === 'bot')
  if (free.length + bots.length === 0) return { kind: 'full' }
  const open = bots.find(({ leaver }) => leaver === undefined || leaver.round < round)
  const isUnderWay = view.phase === 'scramble' || view.phase === 'scoring'
  if (isUnderWay || (free.length === 0 && open === undefined)) return { kind: 'later' }
  return { kind: 'open', bot: free.length > 0 ? null : (open?.name ?? null) }
}

/** The seats of people who are here. */
export const peopleHere = (view: TableView | null): Seat[] =>
  view?.seats.flatMap((seat, n) => (seat.kind === 'person' && seat.presence === 'here' ? [n] : [])) ?? []

export const useIsHost = (): boolean => useTable(({ view, you }) => you !== null && view?.host === you)
