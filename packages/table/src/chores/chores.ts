import { rematch } from '../game/rematch.ts'
import { startGame } from '../game/startGame.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { autoFlip } from './autoFlip.ts'
import { cover, passHost } from './away.ts'
import type { Chore, Waits } from './Chore.ts'
import { choices } from './choices.ts'
import { nextRound, startRound } from './countdown.ts'
import { close, pause } from './pause.ts'
import { rolls } from './rolls.ts'
import { sandRunsOut } from './sand.ts'
import { scoring } from './scoringPace.ts'
import { thaw } from './thaw.ts'

const WHILE_RUNNING: readonly Chore[] = [
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
const WHILE_FROZEN: readonly Chore[] = [thaw, passHost, close]

export interface DueChore {
  readonly chore: Chore
  readonly at: number
}

/** What the table does next by itself, and when. */
export function nextChore(record: TableRecord, waits: Waits): DueChore | null {
  const { phase, frozen } = record.state
  if (phase === 'closed') return null
  let next: DueChore | null = null
  for (const chore of frozen === null ? WHILE_RUNNING : WHILE_FROZEN) {
    const at = chore.dueAt(record, waits)
    if (at !== null && (next === null || at < next.at)) next = { chore, at }
  }
  return next
}
