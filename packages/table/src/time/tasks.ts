import { rematch } from '../game/rematch.ts'
import { startGame } from '../game/startGame.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { autoFlip } from './autoFlip.ts'
import { cover, passHost } from './away.ts'
import type { Task, Waits } from './Task.ts'
import { choices } from './choices.ts'
import { nextRound, startRound } from './countdown.ts'
import { close, pause } from './pause.ts'
import { rolls } from './rolls.ts'
import { sandRunsOut } from './sand.ts'
import { scoring } from './scoringPace.ts'
import { thaw } from './thaw.ts'

const WHILE_RUNNING: readonly Task[] = [
  sandRunsOut,
  ...rolls,
  autoFlip,
  choices,
  scoring,
  startRound,
  nextRound,
  startGame,
  rematch,
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
  let next: DueTask | null = null
  for (const task of frozen === null ? WHILE_RUNNING : WHILE_FROZEN) {
    const at = task.dueAt(record, waits)
    if (at !== null && (next === null || at < next.at)) next = { task, at }
  }
  return next
}
