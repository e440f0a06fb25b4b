import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Doubt } from '@jelly/dice'

/** What speaks against the record of a game. */
export const DOUBTS: Readonly<Record<Doubt, MessageDescriptor>> = {
  damaged: msg`Its record is damaged.`,
  changed: msg`Its record was changed after it was made.`,
  promise: msg`Its key is not the one that was promised before the game.`,
  anotherGame: msg`It is not the game that was noted here before it began.`,
  seed: msg`Your own seed is not in its dice.`,
  rules: msg`It was played under rules that this page does not know.`,
  city: msg`Its dice draw another city or other pods.`,
  refused: msg`There is a move in it that the rules do not allow.`,
  event: msg`Something happens in it that its dice and the rules do not give.`,
  result: msg`By its own dice and moves it comes out differently.`,
}
