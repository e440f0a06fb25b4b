import { isInGame } from '../record/isInGame.ts'
import type { Task } from './Task.ts'

const PAUSE_AFTER = 60_000
const CLOSE_AFTER = 600_000

/** With nobody connected the game waits. */
export const pause: Task = {
  dueAt({ state, notes }) {
    const waits = notes.emptySince !== null && isInGame(state) && state.frozen === null
    return waits ? (notes.emptySince ?? 0) + PAUSE_AFTER : null
  },
  act(draft) {
    draft.tell({ type: 'frozen', since: draft.now, thawAt: null })
    return { seat: 'table', request: { type: 'pause' } }
  },
}

/** With nobody connected for long the table is cleared away. */
export const close: Task = {
  dueAt({ state, notes }) {
    return notes.emptySince === null || state.phase === 'closed' ? null : notes.emptySince + CLOSE_AFTER
  },
  act(draft) {
    draft.tell({ type: 'phaseChanged', phase: 'closed' })
    draft.clearDeadlines()
    return { seat: 'table', request: { type: 'closeTable' } }
  },
}
