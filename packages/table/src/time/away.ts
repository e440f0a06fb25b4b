import type { Seat } from '@jelly/rules'
import { isInGame } from '../record/isInGame.ts'
import { notesOf } from '../record/Notes.ts'
import { peopleHere, personAt } from '../record/people.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { nextHost } from '../seats/nextHost.ts'
import { AWAY_FOR } from './pacing.ts'
import { task } from './Task.ts'

/** A bot plays for a person who is gone, until they return. */
export const cover = task(
  'coverSeat',
  (record) => {
    let first: number | null = null
    for (let seat = 0; seat < record.state.seats.length; seat++) {
      const due = coverDueAt(record, seat)
      if (due !== null && (first === null || due < first)) first = due
    }
    return first
  },
  (draft) => {
    for (const [seat] of draft.table.seats.entries()) {
      const sitter = personAt(draft.table, seat)
      const due = coverDueAt({ state: draft.table, notes: draft.notes }, seat)
      if (sitter === null || due === null || due > draft.now) continue
      draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'covered' } })
    }
  },
)

function coverDueAt({ state, notes }: TableRecord, seat: Seat): number | null {
  if (personAt(state, seat)?.presence !== 'away') return null
  const { awaySince } = notesOf(notes, seat)
  const idle = state.settings.whenAway === 'idle' || !isInGame(state)
  return awaySince === null || idle ? null : awaySince + AWAY_FOR
}

/** A host who is gone does not keep the others waiting. */
export const passHost = task(
  'passHost',
  ({ state, notes }) => {
    if (state.host === null) return null
    const { awaySince } = notesOf(notes, state.host)
    return awaySince === null || peopleHere(state).length === 0 ? null : awaySince + AWAY_FOR
  },
  (draft) => draft.tell({ type: 'hostChanged', seat: nextHost(draft.table, draft.table.host ?? 0) }),
)
