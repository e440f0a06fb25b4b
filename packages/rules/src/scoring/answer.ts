import type { Decision } from '../model/decision.ts'
import type { Answer, Choice, Question } from '../model/choice.ts'
import type { Dice } from '../model/dice.ts'
import type { State } from '../model/game.ts'
import type { Pod, Seat } from '../model/ids.ts'
import { type Refusal, refuse } from '../model/refusal.ts'
import { seatsAfter } from '../model/seatOrder.ts'
import { squadOf } from '../model/squadOf.ts'
import { resumeSteps } from './steps.ts'
import { commonSide, isDisputed } from './votes.ts'
import { Story } from '../counting/Story.ts'
import { withAnswer } from '../counting/withAnswer.ts'

/** [K1] [K3] A seat answers what it is asked. It may change its mind until all have answered and, on a copy, agree. */
export function answerChoice(state: State, seat: Seat, answer: Answer<never>, dice: Dice): Decision {
  const { choice } = state
  if (choice === null) return refuse('notNow')
  if (!choice.question.asked.includes(seat)) return refuse('notAsked')
  const wrong = whyWrong(state, seat, choice.question, answer)
  if (wrong !== null) return wrong
  const story = new Story(state, dice)
  story.tell({ type: 'choiceAnswered', seat, answer, byDefault: false })
  const answered = withAnswer(choice, seat, answer)
  if (!answered.answers.includes(null) && !isDisputed(answered)) close(story, answered)
  return story.events
}

/** [K2] [K3] Time is up: a seat that has not answered gets the default, and votes that disagree stay as they are. */
export function answerByDefault(state: State, dice: Dice): Decision {
  if (state.choice === null) return refuse('notNow')
  const story = new Story(state, dice)
  const asked = state.choice
  const { question, answers } = asked
  let choice = asked
  question.asked.forEach((seat, n) => {
    if (answers[n] !== null) return
    const answer = defaultAnswer(state, seat, asked)
    story.tell({ type: 'choiceAnswered', seat, answer, byDefault: true })
    choice = withAnswer(choice, seat, answer)
  })
  close(story, choice)
  return story.events
}

function close(story: Story, choice: Choice<never>): void {
  story.tell({ type: 'choiceSettled' })
  resumeSteps(story, choice)
}

function whyWrong(state: State, seat: Seat, question: Question, answer: Answer<never>): Refusal | null {
  if (answer.kind !== question.kind) return refuse('wrongAnswer')
  if (answer.kind === 'pod') return squadOf(state, seat).pods.includes(answer.pod) ? null : refuse('podNotHeld')
  if (answer.kind === 'pay') {
    const known = answer.order.every((to) => state.squads[to] !== undefined)
    return known && new Set(answer.order).size === answer.order.length ? null : refuse('wrongAnswer')
  }
  return answer.from === 'cw' || answer.from === 'ccw' ? null : refuse('wrongAnswer')
}

/** [K2] [K3] A seat that never voted joins those that did, if they agree. */
export function defaultAnswer(state: State, seat: Seat, choice: Choice<never>): Answer<never> {
  const { question } = choice
  switch (question.kind) {
    case 'copy':
      return { kind: 'copy', from: commonSide(choice) ?? 'cw' }
    case 'pod':
      return { kind: 'pod', pod: lowest(squadOf(state, seat).pods) }
    case 'pay':
      return { kind: 'pay', order: seatsAfter(seat, state.squads.length).filter((to) => question.owed.includes(to)) }
  }
}

/** [K2] What a pod counts when the lowest one is looked for. */
export const podWorth = (pod: Pod): number => (pod === 'die' ? 3.5 : pod)

const lowest = (pods: readonly Pod[]): Pod => pods.reduce((low, pod) => (podWorth(pod) < podWorth(low) ? pod : low))
