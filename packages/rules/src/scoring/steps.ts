import type { Answers, Choice, Question, Step } from '../model/choice.ts'
import { grantingOf, ruleOf } from '../rewards/registry.ts'
import type { Story } from '../counting/Story.ts'

const NO_ANSWERS: Answers = []

/** [C5] Resolves icons until none is left or one waits for an answer. */
export function runSteps(story: Story, steps: readonly Step[]): void {
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] as Step
    const rule = ruleOf(step.icon)
    const granting = grantingOf(step, story, NO_ANSWERS)
    const question = rule.asks === undefined ? null : rule.asks(step.icon, granting)
    if (question !== null) return ask(story, step, steps.slice(at + 1), question)
    const inner = rule.grant(step.icon, granting)
    if (inner.length > 0) return runSteps(story, at + 1 < steps.length ? [...inner, ...steps.slice(at + 1)] : inner)
  }
}

function ask(story: Story, step: Step, rest: readonly Step[], question: Question): void {
  const answers = question.asked.map(() => null)
  story.tell({ type: 'choiceAsked', choice: { district: step.path[0] ?? 0, step, rest, question, answers } })
}

/** Goes on with the icon that waited, now that all have answered. */
export function resumeSteps(story: Story, { step, rest, question, answers }: Choice<never>): void {
  const given = question.asked.map((seat, n) => ({ seat, answer: answers[n] ?? null }))
  runSteps(story, [...ruleOf(step.icon).grant(step.icon, grantingOf(step, story, given)), ...rest])
}
