import {
  type Answer,
  type Choice,
  type Direction,
  type Pod,
  podWorth,
  type Seat,
  squadOf,
  type View,
} from '@jelly/rules'
import { copyPrize } from './prize.ts'

/** What a choice brings most: the best neighbour, the cheapest pod, the poorest rivals paid first. */
export function bestAnswer(view: View, seat: Seat, choice: Choice<null>): Answer<never> {
  switch (choice.question.kind) {
    case 'copy':
      return { kind: 'copy', from: bestDirection(view, seat, choice) }
    case 'pod':
      return { kind: 'pod', pod: cheapest(squadOf(view, seat).pods ?? []) }
    case 'pay':
      return { kind: 'pay', order: poorestFirst(view, choice.question.owed) }
  }
}

/** [W3] Seats that disagree gain nothing, so a bot follows a vote that is cast, unless that costs it something. */
function bestDirection(view: View, seat: Seat, { step: { path }, answers }: Choice<null>): Direction {
  const cw = copyPrize(view, seat, 'cw', path).win
  const ccw = copyPrize(view, seat, 'ccw', path).win
  const vote = answers.find((answer) => answer?.kind === 'copy')
  if (vote?.kind === 'copy') {
    const other = vote.from === 'cw' ? 'ccw' : 'cw'
    return (vote.from === 'cw' ? cw : ccw) >= 0 ? vote.from : other
  }
  return cw >= ccw ? 'cw' : 'ccw'
}

const cheapest = (pods: readonly Pod[]): Pod =>
  pods.reduce((low, pod) => (podWorth(pod) < podWorth(low) ? pod : low), pods[0] ?? 'die')

const poorestFirst = (view: View, owed: readonly Seat[]): Seat[] =>
  owed.slice().sort((one, other) => squadOf(view, one).jelly - squadOf(view, other).jelly)
