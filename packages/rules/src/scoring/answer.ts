import type { Decision } from '../model/decision.ts'
import type { Answer, Choice, Question } from '../model/choice.ts'
import type { Dice } from '../model/dice.ts'
import type { State } from '../model/game.ts'
import type { Pod, Seat } from '../model/ids.ts'
import { type Refusal, refuse } from '../model/refusal.ts'
import { seatsAfter } from '../model/seatOrder.ts'
import { squadOf } from '../model/squadOf.ts'
import { resumeSteps } from './steps.ts'
import { Story } from '../counting/Story.ts'
import { withAnswer } from '../counting/withAnswer.ts'

/** [K1] [K3] A seat answers what it is asked; it may change its mind until all have answered. */
export function answerChoice(state: State, seat: Seat, answer: Answer<never>, dice: Dice): Decision {
  const { choice } = state
  if (choice === null) return refuse('notNow')
  if (!choice.question.asked.includes(seat)) return refuse('notAsked')
  const wrong = whyWrong(state, seat, choice.question, answer)
  if (wrong !== null) return wrong
  const story = new Story(state, dice)
  story.tell({ type: 'choiceAnswered', seat, answer, byDefault: false })
  settle(story, withAnswer(choice, seat, answer))
  return story.events
}

/** [K2] Who has not answered in time gets the default. */
export function answerByDefault(state: State, dice: Dice): Decision {
  if (state.choice === null) return refuse('notNow')
  const story = new Story(state, dice)
  const { question, answers } = state.choice
  let choice = state.choice
  question.asked.forEach((seat, n) => {
    if (answers[n] !== null) return
    const answer = defaultAnswer(state, seat, question)
    story.tell({ type: 'choiceAnswered', seat, answer, byDefault: true })
    choice = withAnswer(choice, seat, answer)
  })
  settle(story, choice)
  return story.events
}

function settle(story: Story, choice: Choice<never>): void {
  if (choice.answers.includes(null)) return
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

/** [K2] */
export function defaultAnswer(state: State, seat: Seat, question: Question): Answer<never> {
  switch (question.kind) {
    case 'copy':
      return { kind: 'copy', from: 'cw' }
    case 'pod':
      return { kind: 'pod', pod: lowest(squadOf(state, seat).pods) }
    case 'pay':
      return { kind: 'pay', order: seatsAfter(seat, state.squads.length).filter((to) => question.owed.includes(to)) }
  }
}

/** [K2] What a pod counts when the lowest is sought. */
export const podWorth = (pod: Pod): number => (pod === 'die' ? 3.5 : pod)

const lowest = (pods: readonly Pod[]): Pod => pods.reduce((low, pod) => (podWorth(pod) < podWorth(low) ? pod : low))
