import { type Command, decide, type Event, isRefusal, type SeatOrTable, squadOf } from '@jelly/rules'
import type { PossibleRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { paceScoring } from './phases.ts'
import { whyNoChange } from './votes.ts'
import { armAutoFlip, hastenAutoFlip, startSand } from './sand.ts'

/** Plays a command of the game, with all that follows from it at the table. */
export function play(draft: Draft, seat: SeatOrTable, command: Command): PossibleRefusal {
  if (draft.game === null) return { refused: 'notNow' }
  const { choice } = draft.game
  const refusal = whyNoChange(draft, choice, seat, command)
  if (refusal !== null) return refusal
  const decision = decide(draft.game, seat, command, draft.dice)
  if (isRefusal(decision)) return decision
  for (const event of decision) {
    draft.tellGame(event)
    follow(draft, event)
  }
  if (draft.table.phase === 'scoring') paceScoring(draft, decision, choice)
  return null
}

function follow(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'roundStarted':
      return beginRound(draft)
    case 'diePlaced':
      if (draft.game !== null && squadOf(draft.game, event.seat).hand.length === 0) hastenAutoFlip(draft)
      return
    case 'timerFlipped':
      return startSand(draft)
    case 'roundEnded':
      draft.tell({ type: 'phaseChanged', phase: 'scoring' })
      draft.tell({ type: 'fairnessReported', seats: draft.fairness() })
      return draft.clearDeadlines()
    default:
      return
  }
}

/** [R2] The first roll of a round is the same for all: the table throws the dice. */
function beginRound(draft: Draft): void {
  draft.tell({ type: 'phaseChanged', phase: 'scramble' })
  draft.clearDeadlines()
  armAutoFlip(draft)
  for (const [seat] of draft.table.seats.entries()) play(draft, seat, { type: 'rollDice' })
}
