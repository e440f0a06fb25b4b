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
import type { Names } from './refusals.ts'
import { rewardText } from './rewards.ts'

/** What is needed to tell of an event. */
export interface Telling {
  readonly i18n: I18n
  readonly names: Names
  readonly you: Seat | null
  readonly valueOf: (die: DieId) => DieValue | undefined
  readonly rewardAt: (district: DistrictId, zone: number) => Reward
}

/** What somebody did, without saying who: it follows their name ("Sam · kicked your 5 out of Harbour"). */
export function eventPhrase(event: ViewEvent, telling: Telling): string {
  const message = phraseOf(event, telling)
  return message === null ? '' : telling.i18n._(message)
}

function phraseOf(event: ViewEvent, telling: Telling): MessageDescriptor | null {
  const { names, you } = telling
  switch (event.type) {
    case 'diePlaced':
      return placed(event.seat === you, event.value, names.district(event.district))
    case 'dieKicked':
      return kicked(event.seat, event.die, names.district(event.district), telling)
    case 'targetMoved':
      return slid(event, telling)
    case 'districtLocked':
      return locked(event.seat === you, names.district(event.district))
    case 'timerFlipped':
      return flipped(event.by, you)
    case 'roundStarted': {
      const { round } = event
      return msg`Round ${round} begins`
    }
    case 'roundEnded':
      return event.reason === 'sand' ? msg`The sand has run out` : msg`All dice are placed`
    default:
      return null
  }
}

const placed = (mine: boolean, value: DieValue, district: string): MessageDescriptor =>
  mine
    ? msg({ context: 'you', message: `placed a ${value} on ${district}` })
    : msg({ context: 'they', message: `placed a ${value} on ${district}` })

function kicked(seat: Seat, die: DieId, district: string, { names, you, valueOf }: Telling): MessageDescriptor {
  const value = valueOf(die) ?? '?'
  const owner = ownerOf(die)
  const whose = names.who(owner)
  if (seat === you) {
    return owner === you
      ? msg({ context: 'you', message: `kicked your own ${value} out of ${district}` })
      : msg({ context: 'you', message: `kicked the ${value} of ${whose} out of ${district}` })
  }
  if (owner === you) return msg({ context: 'they', message: `kicked your ${value} out of ${district}` })
  return owner === seat
    ? msg({ context: 'they', message: `kicked their own ${value} out of ${district}` })
    : msg({ context: 'they', message: `kicked the ${value} of ${whose} out of ${district}` })
}

function slid(event: Extract<ViewEvent, { type: 'targetMoved' }>, telling: Telling): MessageDescriptor {
  const district = telling.names.district(event.district)
  const reward = rewardText(telling.i18n, telling.rewardAt(event.district, event.zone))
  return event.seat === telling.you
    ? msg({ context: 'you', message: `moved the target of ${district}: ${reward}` })
    : msg({ context: 'they', message: `moved the target of ${district}: ${reward}` })
}

const locked = (mine: boolean, district: string): MessageDescriptor =>
  mine
    ? msg({ context: 'you', message: `locked ${district}` })
    : msg({ context: 'they', message: `locked ${district}` })

function flipped(by: Seat | 'table', you: Seat | null): MessageDescriptor {
  if (by === 'table') return msg`The hourglass turned by itself`
  return by === you
    ? msg({ context: 'you', message: 'turned the hourglass' })
    : msg({ context: 'they', message: 'turned the hourglass' })
}
