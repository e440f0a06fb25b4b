import type { Event, Seat } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { FinishPlan } from '../model/request.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { SeatState, TableState } from '../model/tableState.ts'
import { type Notes, changeSeat, NEW_SEAT } from './Notes.ts'

/** Writes what an event means behind the scenes; the state does not know it yet. */
export function evolveNotes(notes: Notes, state: TableState<never>, event: TableEvent<never>, row: JournalRow): void {
  const { at } = row
  switch (event.type) {
    case 'settingsChanged':
      notes.seats = Array.from({ length: event.settings.players }, (_, n) => notes.seats[n] ?? NEW_SEAT)
      return
    case 'seatChanged':
      return seatChanged(notes, event.seat, state.seats[event.seat], event.to, at)
    case 'waitingChanged':
      notes.newcomers = Math.max(notes.newcomers, ...event.waiting.map(({ newcomer }) => newcomer))
      return
    case 'gameBegun':
      notes.startingSince = null
      return
    case 'game':
      return played(notes, event.event, row)
    case 'thawed':
      if (notes.emptySince !== null) notes.emptySince = at
      return shift(notes, at - (state.frozen?.since ?? at))
    default:
      return
  }
}

function seatChanged(
  notes: Notes,
  seat: Seat,
  from: SeatState<never> | undefined,
  to: SeatState<never>,
  at: number,
): void {
  if (to.kind !== 'person') return changeSeat(notes, seat, { awaySince: null, plan: null })
  if (from?.kind !== 'person' || from.person !== to.person) changeSeat(notes, seat, { emotedAt: null, plan: null })
  const since = from?.kind === 'person' ? (notes.seats[seat]?.awaySince ?? at) : at
  changeSeat(notes, seat, { awaySince: to.presence === 'here' ? null : since })
}

function played(notes: Notes, event: Event, { at, id }: JournalRow): void {
  switch (event.type) {
    case 'roundStarted':
      notes.seats = notes.seats.map((seat) => ({ ...seat, rolledAt: null, placedAt: null, plan: null }))
      return
    case 'diceRolled':
      return changeSeat(notes, event.seat, { rolledAt: at, rolledByTable: id === null, placedAt: null })
    case 'diePlaced':
      return changeSeat(notes, event.seat, { placedAt: at })
    default:
      return
  }
}

/** Time stood still for a while: what was counted from is counted from later. */
function shift(notes: Notes, by: number): void {
  const later = (time: number | null) => (time === null ? null : time + by)
  notes.seats = notes.seats.map((seat) => ({
    ...seat,
    rolledAt: later(seat.rolledAt),
    placedAt: later(seat.placedAt),
  }))
}

/** Requests after which a table in its lobby is about to start a game. */
const STARTERS: ReadonlySet<string | undefined> = new Set(['openQuickTable', 'startGame', 'rematch'])

/** What a row means by itself, once the state knows its events. */
export function finishRow(notes: Notes, state: TableState<never>, row: JournalRow): void {
  const { request, seat } = row
  notes.seq = row.seq
  notes.epoch = row.epoch
  notes.at = row.at
  if (row.events.length > 0) notes.told++
  const here = state.seats.some((seat) => seat.kind === 'person' && seat.presence === 'here')
  notes.emptySince = here ? null : (notes.emptySince ?? row.at)
  notes.hereSince = here ? (notes.hereSince ?? row.at) : null
  if (state.phase !== 'lobby') notes.startingSince = null
  else if (STARTERS.has(request?.type)) notes.startingSince = row.at
  if (typeof seat !== 'number') return
  if (request?.type === 'planFinish') changeSeat(notes, seat, { plan: planOf(request as FinishPlan) })
  if (request?.type === 'emote') changeSeat(notes, seat, { emotedAt: row.at })
}

const planOf = ({ lock, flip }: FinishPlan): FinishPlan | null => (lock === null && !flip ? null : { lock, flip })
