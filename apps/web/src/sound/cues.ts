import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const CUES = ['rattle', 'tick', 'tok', 'whoosh', 'shutter', 'hiss', 'gong', 'pop'] as const
export type Cue = (typeof CUES)[number]

/** What is read by who does not hear it. */
export const CAPTIONS: Readonly<Record<Cue, MessageDescriptor>> = {
  rattle: msg`dice rattle`,
  tick: msg`tick`,
  tok: msg`a die lands`,
  whoosh: msg`a die flies off`,
  shutter: msg`a screen comes down`,
  hiss: msg`sand is running`,
  gong: msg`gong: the round is over`,
  pop: msg`pop`,
}
