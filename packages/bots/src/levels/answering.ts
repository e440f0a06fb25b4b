import {
  type Answer,
  type Choice,
  type Direction,
  neighbour,
  type Pod,
  podWorth,
  type Seat,
  squadOf,
} from '@jelly/rules'
import type { Thought } from '../model/Bot.ts'
import { SURVIVORS } from '../position/pile.ts'
import { pileAt } from '../position/Position.ts'
import { happens, type JudgedSituation, judgeSituation, type Situation } from './Situation.ts'
import { timeFor } from './timing.ts'

/** Answers what the table asks. A vote stays as it was cast: otherwise two bots that tie would change theirs for ever [K3]. */
export function answer(situation: Situation, choice: Choice<null>): Thought | null {
  const { seat, profile, random } = situation
  const at = choice.question.asked.indexOf(seat)
  if (at < 0 || choice.answers[at]) return null
  const judged = judgeSituation(situation)
  const given = happens(random, profile.twins) ? best(judged, choice) : careless(judged, choice)
  return { command: { type: 'answerChoice', answer: given }, after: timeFor(profile, random, 1) }
}

function best(judged: JudgedSituation, choice: Choice<null>): Answer<never> {
  const { question } = choice
  switch (question.kind) {
    case 'copy':
      return { kind: 'copy', from: direction(judged, choice) }
    case 'pod':
      return { kind: 'pod', pod: cheapest(podsOf(judged)) }
    case 'pay':
      return { kind: 'pay', order: mostHarmlessFirst(judged, question.owed) }
  }
}

/** Anything that is allowed. */
function careless(judged: JudgedSituation, { question }: Choice<null>): Answer<never> {
  const { random } = judged
  switch (question.kind) {
    case 'copy':
      return { kind: 'copy', from: random(2) === 0 ? 'cw' : 'ccw' }
    case 'pod':
      return { kind: 'pod', pod: podsOf(judged)[random(podsOf(judged).length)] ?? 'die' }
    case 'pay':
      return { kind: 'pay', order: [...question.owed] }
  }
}

/** [W3] Seats that disagree gain nothing, so a bot follows another's vote, unless to gain nothing is better. */
function direction(judged: JudgedSituation, { step: { path }, answers }: Choice<null>): Direction {
  const worth = { cw: copyWorth(judged, path, 'cw'), ccw: copyWorth(judged, path, 'ccw') }
  const vote = answers.find((given) => given?.kind === 'copy')
  if (vote?.kind !== 'copy') return worth.cw >= worth.ccw ? 'cw' : 'ccw'
  return worth[vote.from] >= 0 ? vote.from : vote.from === 'cw' ? 'ccw' : 'cw'
}

function copyWorth(judged: JudgedSituation, path: readonly number[], from: Direction): number {
  const { position, evaluation, seat } = judged
  const next = neighbour(path[path.length - 1] ?? 0, from, position.districts)
  if (path.includes(next)) return 0
  const survivors = SURVIVORS[pileAt(position, path[0] ?? 0, seat)] as number
  let worth = 0
  for (const { control, ranks, odd, even } of evaluation.rewards.follow(position, next)) {
    worth += (control[seat * 8 + survivors] as number) + odd + even
    for (const { rank, worth: bySeat } of ranks) if (rank === 'first') worth += bySeat[seat] as number
  }
  return worth
}

const podsOf = ({ view, seat }: JudgedSituation): readonly Pod[] => squadOf(view, seat).pods ?? []

const cheapest = (pods: readonly Pod[]): Pod =>
  pods.reduce((low, pod) => (podWorth(pod) < podWorth(low) ? pod : low), pods[0] ?? 'die')

/** First the seats whose Jelly costs us least. */
const mostHarmlessFirst = ({ evaluation }: JudgedSituation, owed: readonly Seat[]): Seat[] =>
  [...owed].sort((one, other) => stake(evaluation, other) - stake(evaluation, one))

const stake = ({ rewards }: JudgedSituation['evaluation'], seat: Seat): number => rewards.stakes[seat] as number
