import type { Draft } from '../record/Draft.ts'

/** [R7] The hourglass takes a moment to turn; from then on everyone has the full sand. */
export function startSand(draft: Draft): void {
  const { sand, sandTurn } = draft.table.durations
  const sandFrom = draft.now + sandTurn
  draft.setDeadlines({ sandFrom, sand: sandFrom + sand, autoFlip: null })
}

/** [R9] The table flips by itself, so that a game never hangs. */
export function armAutoFlip(draft: Draft): void {
  draft.setDeadlines({ autoFlip: draft.now + draft.table.durations.autoFlipAfterStart })
}

/** [R9] The first seat that finishes shortens the wait. */
export function hastenAutoFlip(draft: Draft): void {
  const { autoFlip } = draft.deadlines
  const soon = draft.now + draft.table.durations.autoFlipAfterFinish
  if (autoFlip !== undefined && soon < autoFlip) draft.setDeadlines({ autoFlip: soon })
}
