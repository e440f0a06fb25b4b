import type { Event, Seat } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { JournalEvent } from '../model/tableEvent.ts'
import type { SeatState, TableState } from '../model/tableState.ts'
import { changeSeat, NEW_SEAT, type Notes } from './Notes.ts'
import { isQuiet } from './tableView.ts'

/** Of more than these somebody comes back to a door where they were put off long ago, and is not told again. */
const MOST_PUT_OFF = 64

/** Writes what an event means for the notes; the state does not know the event yet. */
export function evolveNotes(notes: Notes, state: TableState<never>, event: JournalEvent, row: JournalRow): void {
  const { at } = row
  switch (event.type) {
    case 'settingsChanged':
      notes.seats = Array.from({ length: event.settings.players }, (_, n) => notes.seats[n] ?? NEW_SEAT)
      return
    case 'seatChanged':
      if (event.to.kind === 'person') forgetPutOff(notes, event.to.person)
      return seatChanged(notes, event.seat, state.seats[event.seat], event.to, at)
    case 'waitingChanged':
      notes.newcomers = Math.max(notes.newcomers, ...event.waiting.map(({ newcomer }) => newcomer))
      return
    case 'newcomerCame':
    case 'lineJoined':
      forgetPutOff(notes, event.newcomer.person)
      notes.newcomers = Math.max(notes.newcomers, event.newcomer.newcomer)
      return
    case 'newcomerRefused':
      notes.refused = [...notes.refused, event.person]
      return
    case 'newcomerPutOff':
      notes.putOff = [...notes.putOff, event.person].slice(-MOST_PUT_OFF)
      return
    case 'startAsked':
      notes.startingSince = at
      return
    case 'gameBegun':
      notes.startingSince = null
      return
    case 'game':
      return played(notes, event.event, row)
    case 'finishPlanned':
      return changeSeat(notes, event.seat, { plan: event.plan })
    case 'emoted':
      return changeSeat(notes, event.seat, { emotedAt: at })
    case 'thawed':
      if (notes.emptySince !== null) notes.emptySince = at
      return shift(notes, at - (state.frozen?.since ?? at))
    default:
      return
  }
}

function forgetPutOff(notes: Notes, person: string): void {
  if (notes.putOff.includes(person)) notes.putOff = notes.putOff.filter((one) => one !== person)
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
      notes.roundAt = at
      notes.seats = notes.seats.map(({ awaySince, emotedAt }) => ({ ...NEW_SEAT, awaySince, emotedAt }))
      return
    case 'diceRolled':
      return changeSeat(notes, event.seat, {
        rolledAt: at,
        rolledByTable: id === null,
        placedAt: null,
        ...(id !== null && { actedAt: at }),
      })
    case 'diePlaced':
      return changeSeat(notes, event.seat, { placedAt: at, actedAt: at })
    case 'dieKicked':
    case 'targetMoved':
    case 'effectSkipped':
    case 'districtLocked':
      return changeSeat(notes, event.seat, { actedAt: at })
    case 'timerFlipped':
      if (event.by !== 'table') changeSeat(notes, event.by, { actedAt: at })
      return
    default:
      return
  }
}

/** Time stood still for a while: what was counted from is counted from later. */
function shift(notes: Notes, by: number): void {
  const later = (time: number | null) => (time === null ? null : time + by)
  notes.roundAt = later(notes.roundAt)
  notes.seats = notes.seats.map((seat) => ({
    ...seat,
    rolledAt: later(seat.rolledAt),
    placedAt: later(seat.placedAt),
    actedAt: later(seat.actedAt),
  }))
}

/** What a row means by itself, once the state knows its events. */
export function finishRow(notes: Notes, state: TableState<never>, row: JournalRow): void {
  notes.seq = row.seq
  notes.epoch = row.epoch
  notes.at = row.at
  if (!row.events.every(isQuiet)) notes.told++
  const here = state.seats.some((seat) => seat.kind === 'person' && seat.presence === 'here')
  notes.emptySince = here ? null : (notes.emptySince ?? row.at)
  notes.hereSince = here ? (notes.hereSince ?? row.at) : null
  if (state.phase !== 'lobby') notes.startingSince = null
}
