import { type Choice, type Command, type Event, isDisputed, joinsOthers, type SeatOrTable } from '@jelly/rules'
import type { PossibleRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'

/** [K3] Once the time for the choice is up, a vote may change only to agree. */
export function whyNoChange(
  { deadlines, now }: Draft,
  choice: Choice<never> | null,
  seat: SeatOrTable,
  command: Command,
): PossibleRefusal {
  if (choice === null || seat === 'table' || command.type !== 'answerChoice') return null
  if (deadlines.agree === undefined || now < deadlines.agree || !isDisputed(choice)) return null
  return joinsOthers(choice, seat, command.answer) ? null : { refused: 'onlyToAgree' }
}

/** [K3] Votes that disagree stand for a while after the last change, and not much longer than the time for a choice. */
export function waitToAgree(
  draft: Draft,
  choice: Choice<never>,
  before: Choice<never> | null,
  events: readonly Event[],
) {
  if (!isDisputed(choice) || before === null || !isChanged(before, events)) return
  const { deadlines, now } = draft
  const { agree, overtime } = draft.table.durations
  const limit = deadlines.agree ?? deadlines.choice
  draft.setDeadlines({
    choice: Math.min(now + agree, (limit ?? Infinity) + overtime),
    agree: limit ?? null,
  })
}

/** Whether somebody has voted otherwise than before. */
const isChanged = ({ question, answers }: Choice<never>, events: readonly Event[]): boolean =>
  events.some((event) => {
    if (event.type !== 'choiceAnswered' || event.answer.kind !== 'copy') return false
    const last = answers[question.asked.indexOf(event.seat)]
    return last?.kind !== 'copy' || last.from !== event.answer.from
  })
