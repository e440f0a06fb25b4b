import type { Draft } from '../record/Draft.ts'
import { commandTask } from './Task.ts'

/** [R7] The hourglass takes a moment to turn; from then on everyone has the full sand. */
export function startSand(draft: Draft): void {
  const { sand, sandTurn } = draft.table.durations
  const sandFrom = draft.now + sandTurn
  draft.setDeadlines({ sandFrom, sand: sandFrom + sand, autoFlip: null })
}

/** [R8] */
export const sandRunsOut = commandTask(
  ({ state: { deadlines } }, waits) => (deadlines.sand === undefined ? null : waits.sandHeldUntil(deadlines.sand)),
  () => ({ seat: 'table', command: { type: 'sandRunsOut' } }),
)
