import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type DieId,
  type DieValue,
  type DistrictId,
  ownerOf,
  type Reward,
  type Seat,
  type ViewEvent,
} from '@jelly/rules'
import type { TableNames } from './TableNames.ts'
import { rewardText } from '../rewards.ts'

/** What is needed to tell of an event. */
export interface Telling {
  readonly i18n: I18n
  readonly names: TableNames
  readonly you: Seat | null
  readonly valueOf: (die: DieId) => DieValue | undefined
  readonly rewardAt: (district: DistrictId, zone: number) => Reward
}

type EventOf<Type extends ViewEvent['type']> = Extract<ViewEvent, { type: Type }>

/** What happened, as one whole sentence; who did it stands in `<b>`. Empty for what is not told. */
export function markedSentence(event: ViewEvent, telling: Telling): string {
  const message = messageOf(event, telling)
  return message === null ? '' : telling.i18n._(message)
}

/** The same without marks, to be read out. */
export const eventSentence = (event: ViewEvent, telling: Telling): string =>
  markedSentence(event, telling).replaceAll(/<\/?b>/g, '')

/** Somebody took the lead of a district. */
export function leadSentence(seat: Seat, id: DistrictId, { i18n, names, you }: Telling): string {
  const who = names.who(seat)
  const district = names.district(id)
  return i18n._(seat === you ? msg`<b>You</b> lead ${district} now.` : msg`<b>${who}</b> leads ${district} now.`)
}

function messageOf(event: ViewEvent, telling: Telling): MessageDescriptor | null {
  switch (event.type) {
    case 'diePlaced':
      return placed(event, telling)
    case 'dieKicked':
      return kicked(event, telling)
    case 'targetMoved':
      return slid(event, telling)
    case 'districtLocked':
      return locked(event, telling)
    case 'timerFlipped':
      return flipped(event, telling)
    case 'roundStarted': {
      const { round } = event
      return msg`Round ${round} begins.`
    }
    case 'roundEnded':
      return event.reason === 'sand' ? msg`The sand has run out.` : msg`All dice are placed.`
    default:
      return null
  }
}

function placed({ seat, value, district: id }: EventOf<'diePlaced'>, { names, you }: Telling): MessageDescriptor {
  const who = names.who(seat)
  const district = names.district(id)
  return seat === you
    ? msg`<b>You</b> placed a ${value} on ${district}.`
    : msg`<b>${who}</b> placed a ${value} on ${district}.`
}

function kicked({ seat, die, district: id }: EventOf<'dieKicked'>, telling: Telling): MessageDescriptor {
  const { names, you } = telling
  const owner = ownerOf(die)
  const value = telling.valueOf(die) ?? '?'
  const who = names.who(seat)
  const whose = names.who(owner)
  const district = names.district(id)
  if (seat === you) {
    return owner === you
      ? msg`<b>You</b> kicked your own ${value} out of ${district}.`
      : msg`<b>You</b> kicked the ${value} of ${whose} out of ${district}.`
  }
  if (owner === you) return msg`<b>${who}</b> kicked your ${value} out of ${district}.`
  return owner === seat
    ? msg`<b>${who}</b> kicked their own ${value} out of ${district}.`
    : msg`<b>${who}</b> kicked the ${value} of ${whose} out of ${district}.`
}

function slid({ seat, district: id, zone }: EventOf<'targetMoved'>, telling: Telling): MessageDescriptor {
  const who = telling.names.who(seat)
  const district = telling.names.district(id)
  const reward = rewardText(telling.i18n, telling.rewardAt(id, zone))
  return seat === telling.you
    ? msg`<b>You</b> moved the target of ${district}: ${reward}.`
    : msg`<b>${who}</b> moved the target of ${district}: ${reward}.`
}

function locked({ seat, district: id }: EventOf<'districtLocked'>, { names, you }: Telling): MessageDescriptor {
  const who = names.who(seat)
  const district = names.district(id)
  return seat === you ? msg`<b>You</b> locked ${district}.` : msg`<b>${who}</b> locked ${district}.`
}

function flipped({ by }: EventOf<'timerFlipped'>, { names, you }: Telling): MessageDescriptor {
  const who = names.who(by)
  if (by === 'table') return msg`The hourglass turned by itself.`
  return by === you ? msg`<b>You</b> turned the hourglass.` : msg`<b>${who}</b> turned the hourglass.`
}
