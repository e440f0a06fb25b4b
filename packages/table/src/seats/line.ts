import type { Seat } from '@jelly/rules'
import type { PossibleRefusal } from '../model/request.ts'
import { type Leaver, MOST_WAITING, type Newcomer, type SeatState, type TableState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'

/** Whether nobody new sits down now: a round is played or scored. */
export const isRoundUnderWay = ({ phase }: Pick<TableState<never>, 'phase'>): boolean =>
  phase === 'scramble' || phase === 'scoring'

/** The seat that this person left, where a bot plays for them; null where there is none. */
export function seatLeftBy(
  { seats }: TableState<never>,
  person: string,
): { readonly seat: Seat; readonly leaver: Leaver<never> } | null {
  for (const [seat, state] of seats.entries())
    if (state.kind === 'bot' && state.leaver?.person === person) return { seat, leaver: state.leaver }
  return null
}

/** Before the next round begins nobody else gets a seat that somebody has left. */
export const isKept = <Hidden extends null>(seat: SeatState<Hidden>, round: number): boolean =>
  seat.kind === 'bot' && seat.leaver !== undefined && seat.leaver.round >= round

/** A seat that somebody new may have now: an empty one, else a bot's. */
export function openSeat<Hidden extends null>({ seats, game }: TableState<Hidden>): Seat | null {
  const round = game?.round ?? 0
  for (const kind of ['empty', 'bot'] as const) {
    const seat = seats.findIndex((state) => state.kind === kind && !isKept(state, round))
    if (seat >= 0) return seat
  }
  return null
}

const placeInLine = ({ line }: TableState<never>, person: string): Newcomer<never> | undefined =>
  line.find((one) => one.person === person)

export const isInLine = (table: TableState<never>, person: string): boolean => placeInLine(table, person) !== undefined

/** Waits for a seat, behind those who came before. */
export function joinLine(draft: Draft, { person, name }: { person: string; name: string }): PossibleRefusal {
  if (isInLine(draft.table, person)) return null
  if (draft.table.line.length >= MOST_WAITING) return { refused: 'doorFull' }
  draft.tell({ type: 'lineJoined', newcomer: { newcomer: newcomersOf(draft) + 1, person, name } })
  return null
}

export function leaveLine(draft: Draft, person: string): boolean {
  const found = placeInLine(draft.table, person)
  if (found !== undefined) draft.tell({ type: 'lineLeft', newcomer: found.newcomer })
  return found !== undefined
}

/** How many numbers were given; one that is told in this draft already counts. */
export const newcomersOf = ({ notes, table }: Draft): number =>
  Math.max(notes.newcomers, ...[...table.waiting, ...table.line].map(({ newcomer }) => newcomer))
