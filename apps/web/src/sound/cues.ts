import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const CUES = [
  'rattle',
  'tick',
  'tok',
  'whoosh',
  'gulp',
  'hurt',
  'ratchetUp',
  'ratchetDown',
  'shutter',
  'fizz',
  'leadWon',
  'leadLost',
  'clack',
  'hiss',
  'gong',
  'pop',
  'blip',
  'rise',
  'crack',
  'run',
  'boop',
  'win',
  'lose',
] as const
export type Cue = (typeof CUES)[number]

export interface CueOptions {
  /** From the left (-1) to the right (1): where on the screen it happens. */
  readonly pan?: number
  /** How many of its kind went before: it climbs. */
  readonly step?: number
}

/** What is read by who does not hear it. */
export const CAPTIONS: Readonly<Record<Cue, MessageDescriptor>> = {
  rattle: msg`dice rattle`,
  tick: msg`tick`,
  tok: msg`a die lands`,
  whoosh: msg`a die flies off`,
  gulp: msg`the monster gulps`,
  hurt: msg`two falling notes: against you`,
  ratchetUp: msg`a ratchet climbs: worth more`,
  ratchetDown: msg`a ratchet drops: worth less`,
  shutter: msg`a screen comes down`,
  fizz: msg`twins fizz`,
  leadWon: msg`two notes up: you lead`,
  leadLost: msg`two notes down: your lead is gone`,
  clack: msg`the hourglass turns`,
  hiss: msg`sand is running`,
  gong: msg`gong: the round is over`,
  pop: msg`pop`,
  blip: msg`blip`,
  rise: msg`the monster grows`,
  crack: msg`a pod cracks`,
  run: msg`windows light up`,
  boop: msg`somebody reacts`,
  win: msg`fanfare: you have won`,
  lose: msg`a tired trombone: you have lost`,
}
