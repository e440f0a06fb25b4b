import type { Answer, Choice } from '../model/choice.ts'
import type { Seat } from '../model/ids.ts'
import type { Direction } from '../model/reward.ts'

/** [K3] The side that all who voted on a copy chose; null where they disagree or nobody voted. */
export function commonSide<Hidden extends null>({ answers }: Choice<Hidden>): Direction | null {
  let side: Direction | null = null
  for (const answer of answers) {
    if (answer?.kind !== 'copy') continue
    if (side !== null && side !== answer.from) return null
    side = answer.from
  }
  return side
}

/** [K3] Whether all have voted and do not agree: then the question stays open. */
export const isDisputed = <Hidden extends null>(choice: Choice<Hidden>): boolean =>
  choice.question.kind === 'copy' && !choice.answers.includes(null) && commonSide(choice) === null

/** [K3] Whether an answer leaves a seat's vote as it is, or joins the side that more of the others are on. */
export function joinsOthers<Hidden extends null>(choice: Choice<Hidden>, seat: Seat, answer: Answer<never>): boolean {
  if (answer.kind !== 'copy') return true
  const at = choice.question.asked.indexOf(seat)
  const own = choice.answers[at]
  if (own?.kind === 'copy' && own.from === answer.from) return true
  const others = choice.answers.filter((_, n) => n !== at)
  const joined = others.filter((other) => other?.kind === 'copy' && other.from === answer.from).length
  return joined > others.length - joined
}
