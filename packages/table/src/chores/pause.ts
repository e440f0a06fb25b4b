import { isInGame } from '../seats/isInGame.ts'
import type { Chore } from './Chore.ts'

const PAUSE_AFTER = 60_000
const CLOSE_AFTER = 600_000

/** With nobody connected the game waits. */
export const pause: Chore = {
  dueAt({ state, backstage }) {
    const waits = backstage.emptySince !== null && isInGame(state) && state.frozen === null
    return waits ? (backstage.emptySince ?? 0) + PAUSE_AFTER : null
  },
  act(draft) {
    draft.tell({ type: 'frozen', since: draft.now, thawAt: null })
    return { seat: 'table', request: { type: 'pause' } }
  },
}

/** With nobody connected for long the table is cleared away. */
export const close: Chore = {
  dueAt({ state, backstage }) {
    return backstage.emptySince === null || state.phase === 'closed' ? null : backstage.emptySince + CLOSE_AFTER
  },
  act(draft) {
    draft.tell({ type: 'phaseChanged', phase: 'closed' })
    draft.clearDeadlines()
    return { seat: 'table', request: { type: 'closeTable' } }
  },
}
