import type { Seat } from '@jelly/rules'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { isInGame } from '../record/isInGame.ts'
import { nextHost } from '../seats/nextHost.ts'
import { peopleHere, personAt } from '../record/people.ts'
import { type Task, earliest } from './Task.ts'

/** How long a line may be broken before somebody else plays; lines are slow at any speed of the game. */
const AWAY_FOR = 20_000

/** A bot plays for a person who is gone, until they return. */
export const cover: Task = {
  dueAt(record) {
    return earliest(record.state.seats.map((_, seat) => coverDueAt(record, seat)))
  },
  act(draft) {
    const record = { state: draft.table, notes: draft.notes }
    for (const [seat] of draft.table.seats.entries()) {
      const sitter = personAt(draft.table, seat)
      const due = coverDueAt(record, seat)
      if (sitter === null || due === null || due > draft.now) continue
      draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'covered' } })
    }
    return { seat: 'table', request: { type: 'coverSeat' } }
  },
}

function coverDueAt({ state, notes }: TableRecord, seat: Seat): number | null {
  if (personAt(state, seat)?.presence !== 'away') return null
  const { awaySince } = notesOf(notes, seat)
  const idle = state.settings.whenAway === 'idle' || !isInGame(state)
  return awaySince === null || idle ? null : awaySince + AWAY_FOR
}

/** A host who is gone does not keep the others waiting. */
export const passHost: Task = {
  dueAt({ state, notes }) {
    if (state.host === null || peopleHere(state).length === 0) return null
    const { awaySince } = notesOf(notes, state.host)
    return awaySince === null ? null : awaySince + AWAY_FOR
  },
  act(draft) {
    const { table } = draft
    draft.tell({ type: 'hostChanged', seat: nextHost(table, table.host ?? 0) })
    return { seat: 'table', request: { type: 'passHost' } }
  },
}
