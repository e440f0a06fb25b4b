import type { TableRecord } from '../record/TableRecord.ts'
import { cover, passHost } from './away.ts'
import { rolls } from './rolls.ts'
import {
  autoFlip,
  defaultAnswers,
  nextRound,
  sandRunsOut,
  scoring,
  seatTheNext,
  startRematch,
  startRound,
  startWhenSeeded,
} from './rounds.ts'
import { close, pause, thaw } from './standstill.ts'
import type { Task, Waits } from './Task.ts'

/** Everything that the table does by itself; of tasks that are due at the same time the first one here is done first. */
const WHILE_RUNNING: readonly Task[] = [
  sandRunsOut,
  ...rolls,
  autoFlip,
  defaultAnswers,
  scoring,
  seatTheNext,
  startRound,
  nextRound,
  startWhenSeeded,
  startRematch,
  cover,
  passHost,
  pause,
  close,
]
const WHILE_FROZEN: readonly Task[] = [thaw, passHost, close]

export interface DueTask {
  readonly task: Task
  readonly at: number
}

/** What the table does next by itself, and when. */
export function nextTask(record: TableRecord, waits: Waits): DueTask | null {
  const { phase, frozen } = record.state
  if (phase === 'closed') return null
  let next: Task | null = null
  let at = Infinity
  for (const task of frozen === null ? WHILE_RUNNING : WHILE_FROZEN) {
    const due = task.dueAt(record, waits)
    if (due === null || due >= at) continue
    next = task
    at = due
  }
  return next === null ? null : { task: next, at }
}
