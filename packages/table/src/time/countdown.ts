import { allHere, isReady } from '../record/people.ts'
import type { Draft } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { type Task, commandTask } from './Task.ts'

/** [R1] The round starts for everyone together, at a time that all are told. */
export function beginCountdown(draft: Draft): void {
  draft.tell({ type: 'phaseChanged', phase: 'countdown' })
  draft.clearDeadlines()
  draft.setDeadlines({ start: draft.now + draft.table.durations.countdown })
}

export const startRound = commandTask(
  ({ state }) => state.deadlines.start ?? null,
  () => ({ seat: 'table', command: { type: 'startRound' } }),
)

/** After the briefing or the ledger: when all the people here are ready, and after a ledger at the latest after a while. */
export const nextRound: Task = {
  dueAt(record) {
    const { phase, deadlines } = record.state
    if (phase !== 'briefing' && phase !== 'ledger') return null
    return allAreReady(record) ? record.notes.at : (deadlines.next ?? null)
  },
  act(draft) {
    beginCountdown(draft)
    return { seat: 'table', request: { type: 'beginCountdown' } }
  },
}

const allAreReady = ({ state }: TableRecord): boolean => allHere(state, (seat) => isReady(state, seat))
