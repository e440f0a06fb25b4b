import type { Event, Seat } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { FinishPlan } from '../model/request.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { SeatState, TableState } from '../model/tableState.ts'
import { type Backstage, changeSeat, NEW_SEAT } from './Backstage.ts'

/** Writes what an event means behind the scenes; the state does not know it yet. */
export function evolveBackstage(
  backstage: Backstage,
  state: TableState<never>,
  event: TableEvent<never>,
  row: JournalRow,
): void {
  const { at } = row
  switch (event.type) {
    case 'settingsChanged':
      backstage.seats = Array.from({ length: event.settings.players }, (_, n) => backstage.seats[n] ?? NEW_SEAT)
      return
    case 'seatChanged':
      return seatChanged(backstage, event.seat, state.seats[event.seat], event.to, at)
    case 'waitingChanged':
      backstage.newcomers = Math.max(backstage.newcomers, ...event.waiting.map(({ newcomer }) => newcomer))
      return
    case 'gameBegun':
      backstage.startingSince = null
      return
    case 'game':
      return played(backstage, event.event, row)
    case 'thawed':
      if (backstage.emptySince !== null) backstage.emptySince = at
      return shift(backstage, at - (state.frozen?.since ?? at))
    default:
      return
  }
}

function seatChanged(
  backstage: Backstage,
  seat: Seat,
  from: SeatState<never> | undefined,
  to: SeatState<never>,
  at: number,
): void {
  if (to.kind !== 'person') return changeSeat(backstage, seat, { awaySince: null, plan: null })
  if (from?.kind !== 'person' || from.person !== to.person) changeSeat(backstage, seat, { emotedAt: null, plan: null })
  const since = from?.kind === 'person' ? (backstage.seats[seat]?.awaySince ?? at) : at
  changeSeat(backstage, seat, { awaySince: to.presence === 'here' ? null : since })
}

function played(backstage: Backstage, event: Event, { at, id }: JournalRow): void {
  switch (event.type) {
    case 'roundStarted':
      backstage.seats = backstage.seats.map((seat) => ({ ...seat, rolledAt: null, placedAt: null, plan: null }))
      return
    case 'diceRolled':
      return changeSeat(backstage, event.seat, { rolledAt: at, rolledByTable: id === null, placedAt: null })
    case 'diePlaced':
      return changeSeat(backstage, event.seat, { placedAt: at })
    default:
      return
  }
}

/** Time stood still for a while: what was counted from is counted from later. */
function shift(backstage: Backstage, by: number): void {
  const later = (time: number | null) => (time === null ? null : time + by)
  backstage.seats = backstage.seats.map((seat) => ({
    ...seat,
    rolledAt: later(seat.rolledAt),
    placedAt: later(seat.placedAt),
  }))
}

/** Requests after which a table in its lobby is about to start a game. */
const STARTERS: ReadonlySet<string | undefined> = new Set(['openQuickTable', 'startGame', 'rematch'])

/** What a row means by itself, once the state knows its events. */
export function finishRow(backstage: Backstage, state: TableState<never>, row: JournalRow): void {
  const { request, seat } = row
  backstage.seq = row.seq
  backstage.epoch = row.epoch
  backstage.at = row.at
  if (row.events.length > 0) backstage.told++
  const here = state.seats.some((seat) => seat.kind === 'person' && seat.presence === 'here')
  backstage.emptySince = here ? null : (backstage.emptySince ?? row.at)
  backstage.hereSince = here ? (backstage.hereSince ?? row.at) : null
  if (state.phase !== 'lobby') backstage.startingSince = null
  else if (STARTERS.has(request?.type)) backstage.startingSince = row.at
  if (typeof seat !== 'number') return
  if (request?.type === 'planFinish') changeSeat(backstage, seat, { plan: planOf(request as FinishPlan) })
  if (request?.type === 'emote') changeSeat(backstage, seat, { emotedAt: row.at })
}

const planOf = ({ lock, flip }: FinishPlan): FinishPlan | null => (lock === null && !flip ? null : { lock, flip })
