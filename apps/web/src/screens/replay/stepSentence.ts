import { msg } from '@lingui/core/macro'
import type { Moment } from '@jelly/client'
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
  const own = eventSentence(event, telling)
  if (own === '') return []
  const before = moments[n - 1]?.seq === seq ? sentencesOf(moments, n - 1, telling) : []
  return [...before, own]
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
