import {
  type Choice,
  cloneGame,
  type Command,
  decide,
  type Dice,
  type Event,
  evolve,
  isRefusal,
  type SeatOrTable,
  type State,
} from '@jelly/rules'
import { InputError } from '../input/InputError.ts'
import { shown } from '../input/json.ts'
import { positionOf } from './positionOf.ts'
import type { Scenario, ScenarioAnswer } from './Scenario.ts'

export interface PlayedScenario {
  /** Before anything is scored. */
  readonly start: State
  readonly end: State
  readonly events: readonly Event[]
}

/** Scores a scenario with the game's own rules. */
export function playScenario(scenario: Scenario): PlayedScenario {
  const start = positionOf(scenario)
  const state = cloneGame(start)
  const dice = loadedDice(scenario.rolls)
  const answers = [...scenario.answers]
  const events: Event[] = []

  const run = (seat: SeatOrTable, command: Command, where = ''): void => {
    const decision = decide(state, seat, command, dice)
    if (isRefusal(decision)) throw new InputError(where, `the rules refuse this: ${decision.refused}`)
    for (const event of decision) evolve(state, event)
    events.push(...decision)
  }

  const answer = ({ question }: Choice<never>): void => {
    for (const seat of question.asked) {
      const given = takeNext(answers, seat, question.kind)
      if (given === undefined) continue
      checkHeld(scenario, state, given)
      run(seat, { type: 'answerChoice', answer: given.answer }, given.where)
    }
  }

  while (state.phase === 'scoring') {
    const { choice } = state
    if (choice === null) run('table', { type: 'scoreNext' })
    else {
      answer(choice)
      if (isStillOpen(state, choice)) run('table', { type: 'answerByDefault' })
    }
  }
  if (scenario.final) run('table', { type: 'openPods' })
  return { start, end: state, events }
}

/** The next answer of that kind by that seat, taken off the list. */
function takeNext(answers: ScenarioAnswer[], seat: number, kind: string): ScenarioAnswer | undefined {
  const at = answers.findIndex((given) => given.seat === seat && given.answer.kind === kind)
  return at < 0 ? undefined : answers.splice(at, 1)[0]
}

function checkHeld({ seats }: Scenario, { squads }: State, { seat, answer, where }: ScenarioAnswer): void {
  if (answer.kind !== 'pod') return
  const held = squads[seat]?.pods ?? []
  if (!held.includes(answer.pod))
    throw new InputError(where, `${seats[seat]} holds ${shown(held)} then, not ${shown(answer.pod)}`)
}

/** False once all have answered: then it is settled, and the next choice may already wait. */
const isStillOpen = ({ choice }: State, asked: Choice<never>): boolean =>
  choice !== null && choice.step === asked.step && choice.question === asked.question

/** Dice that fall as the scenario says, in the order in which they are rolled. */
function loadedDice(rolls: readonly number[]): Dice {
  let next = 0
  return () => {
    const roll = rolls[next++]
    if (roll === undefined)
      throw new InputError('rolls', `too few: ${rolls.length} given, and at least ${rolls.length + 1} dice are rolled`)
    return roll
  }
}
