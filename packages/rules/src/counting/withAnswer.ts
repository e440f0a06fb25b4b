import type { Answer, Choice } from '../model/choice.ts'
import type { Seat } from '../model/ids.ts'

/** A choice once a seat has answered it. */
export function withAnswer<Hidden extends null>(
  choice: Choice<Hidden>,
  seat: Seat,
  answer: Answer<Hidden>,
): Choice<Hidden> {
  const { district, step, rest, question, answers } = choice
  const at = question.asked.indexOf(seat)
  return { district, step, rest, question, answers: answers.map((old, n) => (n === at ? answer : old)) }
}
