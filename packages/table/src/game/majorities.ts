import type { Seat } from '@jelly/rules'
import type { Draft } from '../record/Draft.ts'
import { isReady, peopleHere, personAt } from '../record/people.ts'
import type { RequestHandler } from '../seats/Asker.ts'
import { isInGame } from '../record/isInGame.ts'

/** When most people want another game, the others have this long (ms) to say so too. */
const REMATCH_AFTER = 15_000

export const askPause: RequestHandler<'askPause'> = (draft, { seat }, { pause }) => {
  if (!isInGame(draft.table)) return { refused: 'notNow' }
  if (draft.table.pause.asked.includes(seat) !== pause) draft.tell({ type: 'pauseAsked', seat, asked: pause })
  return null
}

/**
 * What follows once more than half of the people here want something: looked at after everything that happens. While the table
 * stands still it waits for people who count as well.
 */
export function followMajorities(draft: Draft): void {
  const { phase, pause, frozen } = draft.table
  if (frozen !== null) return
  if (phase === 'ended') countDownToRematch(draft)
  if (phase !== 'ledger') return
  if (pause.since === null && most(draft, (seat) => pause.asked.includes(seat))) beginPause(draft)
  else if (pause.since !== null && most(draft, (seat) => isReady(draft.table, seat))) endPause(draft)
}

function most({ table }: Draft, agrees: (seat: Seat) => boolean): boolean {
  const here = peopleHere(table)
  return 2 * here.filter(agrees).length > here.length
}

/** Once all want it, it starts anyhow. */
function countDownToRematch(draft: Draft): void {
  const wanted = most(draft, (seat) => isReady(draft.table, seat))
  if (!wanted) draft.setDeadlines({ next: null })
  else if (draft.deadlines.next === undefined) draft.setDeadlines({ next: draft.now + REMATCH_AFTER })
}

/** Who was ready for the next round is not yet ready to end the pause. */
function beginPause(draft: Draft): void {
  for (const seat of peopleHere(draft.table)) {
    const sitter = personAt(draft.table, seat)
    if (sitter?.ready) draft.tell({ type: 'seatChanged', seat, to: { ...sitter, ready: false } })
  }
  draft.tell({ type: 'paused', since: draft.now })
  draft.setDeadlines({ next: null })
}

function endPause(draft: Draft): void {
  draft.tell({ type: 'resumed' })
  draft.setDeadlines({ next: draft.now + draft.table.durations.nextRound })
}
