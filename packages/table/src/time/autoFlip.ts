import type { Draft } from '../record/Draft.ts'
import { commandTask } from './Task.ts'

/** [R9] So that a table never hangs. */
export function armAutoFlip(draft: Draft): void {
  draft.setDeadlines({ autoFlip: draft.now + draft.table.durations.autoFlipAfterStart })
}

/** [R9] The first seat that finishes shortens the wait. */
export function hastenAutoFlip(draft: Draft): void {
  const { deadlines, durations } = draft.table
  if (deadlines.autoFlip === undefined) return
  const soon = draft.now + durations.autoFlipAfterFinish
  if (soon < deadlines.autoFlip) draft.setDeadlines({ autoFlip: soon })
}

export const autoFlip = commandTask(
  ({ state }) => state.deadlines.autoFlip ?? null,
  () => ({ seat: 'table', command: { type: 'flipTimer' } }),
)
