import {
  type Answer,
  type Choice,
  effectOf,
  legal,
  squadOf,
  type DieId,
  type Effect,
  type Seat,
  type View,
  type ViewEvent,
} from '@jelly/rules'
import type { Request } from '@jelly/table'

/** What a request of mine brings about, as far as I can know before the table answers; nothing where I cannot. */
export function predict(game: View, seat: Seat, request: Request): ViewEvent[] {
  const may = legal(game, seat)
  switch (request.type) {
    case 'placeDie': {
      const placed = may.dice.find(({ die }) => die === request.die)
      if (placed === undefined || !may.districts.includes(request.district)) return []
      const { district, effect } = request
      const event: ViewEvent = { type: 'diePlaced', seat, die: placed.die, value: placed.value, district }
      return effect ? [event, ...effectEvents(game, seat, district, placed.value, effect)] : [event]
    }
    case 'useEffect': {
      const { effect } = squadOf(game, seat)
      const { effect: wish } = request
      const isLater = effect !== null && 'kick' in wish && !effect.earlier.includes(wish.kick)
      return effect === null || isLater ? [] : effectEvents(game, seat, effect.district, effect.value, request.effect)
    }
    case 'skipEffect':
      return may.skipEffect ? [{ type: 'effectSkipped', seat }] : []
    case 'lockDistrict':
      return may.lock.includes(request.district) ? [{ type: 'districtLocked', seat, district: request.district }] : []
    case 'flipTimer':
      return may.flip ? [{ type: 'timerFlipped', by: seat }] : []
    case 'answerChoice':
      return may.question?.kind === request.answer.kind
        ? [{ type: 'choiceAnswered', seat, answer: request.answer, byDefault: false }]
        : []
    default:
      return []
  }
}

function effectEvents(game: View, seat: Seat, district: number, value: number, effect: Effect): ViewEvent[] {
  const there = game.districts[district]
  if (there === undefined) return []
  if ('slide' in effect) {
    const adjacent = effectOf(value) === 'slide' && Math.abs(there.target - effect.slide) === 1
    return adjacent ? [{ type: 'targetMoved', seat, district, zone: effect.slide }] : []
  }
  const lies = there.dice.some(({ die }) => die === effect.kick)
  return effectOf(value) === 'kick' && lies ? [{ type: 'dieKicked', seat, die: effect.kick, district }] : []
}

/** Whether the view already shows what the request asked for. */
export function isFulfilled(game: View, seat: Seat, request: Request): boolean {
  switch (request.type) {
    case 'placeDie':
      return !squadOf(game, seat).hand.includes(request.die)
    case 'useEffect':
    case 'skipEffect':
      return squadOf(game, seat).effect === null
    case 'lockDistrict':
      return squadOf(game, seat).screen !== null
    case 'flipTimer':
      return game.flippedBy !== null
    case 'answerChoice':
      return game.choice === null || isAnswered(game.choice, seat, request.answer)
    default:
      return true
  }
}

/** [K3] A vote may stand while the question stays open. */
const isAnswered = ({ question, answers }: Choice<null>, seat: Seat, answer: Answer<never>): boolean =>
  JSON.stringify(answers[question.asked.indexOf(seat)]) === JSON.stringify(answer)

/** The dice, targets and locks that a request of mine has changed on screen, before the table has answered. */
export interface PendingMarks {
  readonly dice: readonly DieId[]
  readonly targets: readonly number[]
  readonly locks: readonly number[]
  readonly flip: boolean
  readonly roll: boolean
}

export const NO_MARKS: PendingMarks = { dice: [], targets: [], locks: [], flip: false, roll: false }

export function marksOf(events: readonly ViewEvent[], requests: readonly Request[]): PendingMarks {
  const marks = { dice: [] as DieId[], targets: [] as number[], locks: [] as number[], flip: false }
  for (const event of events) {
    if (event.type === 'diePlaced' || event.type === 'dieKicked') marks.dice.push(event.die)
    if (event.type === 'targetMoved') marks.targets.push(event.district)
    if (event.type === 'districtLocked') marks.locks.push(event.district)
    if (event.type === 'timerFlipped') marks.flip = true
  }
  return { ...marks, roll: requests.some(({ type }) => type === 'rollDice') }
}
