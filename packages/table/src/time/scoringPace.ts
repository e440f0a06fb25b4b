import type { Event } from '@jelly/rules'
import type { TableState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { allHere } from '../record/people.ts'
import { type Task, commandTask } from './Task.ts'

/** How much faster it goes once all the people have asked for it. */
const HURRY = 8

/** What comes next while a round is scored, and when. */
export function paceScoring(draft: Draft, events: readonly Event[]): void {
  const { game, durations } = draft.table
  if (game === null) return
  if (events.some(({ type }) => type === 'choiceAsked')) return askChoice(draft)
  if (game.choice !== null) return
  if (game.phase === 'scoring') draft.setDeadlines({ choice: null, score: draft.now + durations.scorePace })
  if (game.phase === 'opening') draft.setDeadlines({ choice: null, score: draft.now + durations.podsPace })
  if (game.phase === 'between') showLedger(draft)
  if (game.phase === 'over') endGame(draft)
}

/** [K2] */
function askChoice(draft: Draft): void {
  const { choice } = draft.table.durations
  draft.setDeadlines({ score: null, choice: choice === null ? null : draft.now + choice })
}

function showLedger(draft: Draft): void {
  draft.tell({ type: 'phaseChanged', phase: 'ledger' })
  draft.clearDeadlines()
  draft.setDeadlines({ next: draft.now + draft.table.durations.nextRound })
}

function endGame(draft: Draft): void {
  draft.tell({ type: 'phaseChanged', phase: 'ended' })
  draft.tell({ type: 'diceRevealed', key: draft.table.dice.key })
  draft.clearDeadlines()
}

/** [C1] [C9] One district, the center or the pods at a time. */
export const scoring: Task = commandTask(
  ({ state }) => scoreDueAt(state),
  ({ table }) => ({ seat: 'table', command: { type: table.game?.phase === 'opening' ? 'openPods' : 'scoreNext' } }),
)

function scoreDueAt(table: TableState<never>): number | null {
  const { deadlines, durations, skips, game } = table
  if (deadlines.score === undefined) return null
  if (!allHere(table, (seat) => skips.includes(seat))) return deadlines.score
  const pace = game?.phase === 'opening' ? durations.podsPace : durations.scorePace
  return deadlines.score - pace + pace / HURRY
}
