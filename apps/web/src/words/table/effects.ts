import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { effectOf, type Reward } from '@jelly/rules'
import { rewardText } from '../rewards.ts'

/** A die in the tray, and what it does when it is placed. */
export function dieText(i18n: I18n, value: number | null): string {
  if (value === null) return i18n._(msg`Die not rolled yet`)
  const effect = effectOf(value)
  if (effect === 'kick') return i18n._(msg`Die ${value}, kicks`)
  return effect === 'slide' ? i18n._(msg`Die ${value}, moves the target`) : i18n._(msg`Die ${value}, no effect`)
}

/** What the die in my hand does where I place it. */
export function heldText(i18n: I18n, value: number): string {
  const effect = effectOf(value)
  if (effect === 'kick') return i18n._(msg`Tap a district: your ${value} may kick a die there into the center.`)
  if (effect === 'slide') return i18n._(msg`Tap a district: your ${value} may move its target one step.`)
  return i18n._(msg`Tap a district: your ${value} adds ${value} to your total there.`)
}

/** A die that may be kicked; `whose` is null for one of my own. */
export const kickText = (i18n: I18n, value: number, whose: string | null): string =>
  whose === null ? i18n._(msg`Kick your own ${value}`) : i18n._(msg`Kick the ${value} of ${whose}`)

export function slideText(i18n: I18n, to: Reward): string {
  const reward = rewardText(i18n, to)
  return i18n._(msg`Move the target to ${reward}`)
}
