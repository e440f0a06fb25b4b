import { msg } from '@lingui/core/macro'
import type { Moment } from '@jelly/client'
import { neighbour, type ViewEvent } from '@jelly/rules'
import { listed, inTurn } from '../../words/listed.ts'
import { eventSentence, type Telling } from '../../words/table/events.ts'
import { sceneSentences } from '../../words/table/scoring.ts'
import { sceneFacts } from '../table/model/sceneFacts.ts'
import { scenesOf } from '../table/model/scenes.ts'

interface StepTelling extends Telling {
  readonly center: string
}

/** What has happened last, as whole sentences: all that came at once, so that each step says its own. */
export function stepSentence(moments: readonly Moment[], telling: StepTelling): string {
  for (let n = moments.length - 1; n >= 0; n--) {
    const said = sentencesOf(moments, n, telling)
    if (said.length > 0) return inTurn(telling.i18n, said)
  }
  return telling.i18n._(msg`The game begins.`)
}

/** Of one thing that happened, with what came before it at the same moment. */
function sentencesOf(moments: readonly Moment[], n: number, telling: StepTelling): string[] {
  const moment = moments[n]
  if (moment === undefined) return []
  const { event, seq } = moment
  if (event.type === 'gameEnded') return [endSentence(event, telling)]
  if (SCORING.has(event.type)) return [sceneSentence(moments.slice(0, n + 1), moment.round, telling)]
  const own = ownSentence(event, moments.slice(0, n), telling)
  if (own === '') return []
  const before = moments[n - 1]?.seq === seq ? sentencesOf(moments, n - 1, telling) : []
  return [...before, own]
}

type EventOf<Type extends ViewEvent['type']> = Extract<ViewEvent, { type: Type }>

/** Of one event; also of those that the table leaves to its pictures. */
function ownSentence(event: ViewEvent, before: readonly Moment[], telling: StepTelling): string {
  if (event.type === 'effectSkipped') return skippedSentence(event, before, telling)
  return event.type === 'choiceAnswered' ? answerSentence(event, before, telling) : eventSentence(event, telling)
}

function skippedSentence(
  { seat }: EventOf<'effectSkipped'>,
  before: readonly Moment[],
  { i18n, names }: Telling,
): string {
  const last = lastOf(before, 'diePlaced', (placed) => placed.seat === seat)
  if (last === undefined) return ''
  const who = names.who(seat)
  const { value } = last
  const district = names.district(last.district)
  return i18n._(msg`${who} skipped the effect of the ${value} on ${district}.`)
}

/** An answer that settles nothing yet: others are asked, too. */
function answerSentence({ seat, answer }: EventOf<'choiceAnswered'>, before: readonly Moment[], telling: StepTelling) {
  const { i18n, names } = telling
  const asked = lastOf(before, 'choiceAsked')?.choice
  const city = lastOf(before, 'gameStarted')?.districts
  if (asked === undefined || city === undefined) return ''
  const place = names.district(asked.district)
  const who = names.who(seat)
  if (answer.kind === 'pod') return i18n._(msg`${place}: ${who} chose a pod to give back.`)
  if (answer.kind === 'copy') {
    const district = names.district(neighbour(asked.step.path.at(-1) ?? asked.district, answer.from, city.length))
    return i18n._(msg`${place}: ${who} wants to copy ${district}.`)
  }
  const whom = listed(i18n, answer.order.map(names.who))
  return i18n._(msg`${place}: ${who} wants to pay ${whom}, in this order.`)
}

function lastOf<Type extends ViewEvent['type']>(
  moments: readonly Moment[],
  type: Type,
  isIt: (event: EventOf<Type>) => boolean = () => true,
): EventOf<Type> | undefined {
  const is = (event: ViewEvent): event is EventOf<Type> => event.type === type && isIt(event as EventOf<Type>)
  return moments.map(({ event }) => event).findLast(is)
}

const SCORING: ReadonlySet<string> = new Set([
  'districtScored',
  'diceRerolled',
  'rewardCopied',
  'copyFailed',
  'jellyGained',
  'jellyPaid',
  'podTaken',
  'podsRanOut',
  'podReturned',
  'choiceAsked',
  'choiceSettled',
  'centerScored',
])

/** A district, or the center, as far as it is scored by now. */
function sceneSentence(moments: readonly Moment[], round: number, { i18n, names, center }: StepTelling): string {
  const scene = scenesOf(moments, round).at(-1)
  if (scene === undefined) return ''
  const place = scene.district === null ? center : names.district(scene.district)
  const told = sceneSentences(i18n, sceneFacts(moments, scene), names)
  return i18n._(msg`${place}: ${told}`)
}

function endSentence({ scores, winners }: { scores: readonly number[]; winners: readonly number[] }, telling: Telling) {
  const { i18n, names } = telling
  const score = scores[winners[0] ?? 0] ?? 0
  const who = listed(
    i18n,
    winners.map((seat) => names.who(seat)),
  )
  return winners.length > 1
    ? i18n._(msg`${who} share the victory with ${score} Jelly!`)
    : i18n._(msg`${who} wins with ${score} Jelly.`)
}
