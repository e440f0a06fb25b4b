import type { Choice, Event } from '@jelly/rules'
import type { Draft } from '../record/Draft.ts'
import { waitToAgree } from './votes.ts'

/** [R1] The round starts for everyone together, at a time that all are told. */
export function beginCountdown(draft: Draft): void {
  draft.tell({ type: 'phaseChanged', phase: 'countdown' })
  draft.clearDeadlines()
  draft.setDeadlines({ start: draft.now + draft.table.durations.countdown })
}

const ANSWERED = { choice: null, agree: null } as const

/** What comes next while a round is scored, and when; `before` is what was asked until now. */
export function paceScoring(draft: Draft, events: readonly Event[], before: Choice<never> | null): void {
  const { game, durations } = draft.table
  if (game === null) return
  if (events.some(({ type }) => type === 'choiceAsked')) return askChoice(draft)
  if (game.choice !== null) return waitToAgree(draft, game.choice, before, events)
  if (game.phase === 'scoring') draft.setDeadlines({ ...ANSWERED, score: draft.now + durations.scorePace })
  if (game.phase === 'opening') draft.setDeadlines({ ...ANSWERED, score: draft.now + durations.podsPace })
  if (game.phase === 'between') showLedger(draft)
  if (game.phase === 'over') endGame(draft)
}

/** [K2] */
function askChoice(draft: Draft): void {
  const { choice } = draft.table.durations
  draft.setDeadlines({ ...ANSWERED, score: null, choice: choice === null ? null : draft.now + choice })
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
