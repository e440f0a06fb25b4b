import type { Choice, Step } from '../model/choice.ts'
import { grant, questionOf } from '../rewards/registry.ts'
import type { Story } from './Story.ts'

/** Resolves icons until none is left or one waits for an answer. */
export function runSteps(story: Story, steps: readonly Step[]): void {
  let rest = steps
  for (let step = rest[0]; step !== undefined; step = rest[0]) {
    rest = rest.slice(1)
    const question = questionOf(step, story)
    if (question !== null) {
      const answers = question.asked.map(() => null)
      story.tell({ type: 'choiceAsked', choice: { district: step.path[0] ?? 0, step, rest, question, answers } })
      return
    }
    rest = [...grant(step, story, []), ...rest]
  }
}

/** Goes on with the icon that waited, now that all have answered. */
export function resumeSteps(story: Story, { step, rest, question, answers }: Choice<never>): void {
  const given = question.asked.flatMap((seat, n) => {
    const answer = answers[n]
    return answer ? [{ seat, answer }] : []
  })
  runSteps(story, [...grant(step, story, given), ...rest])
}
