import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [R6] [R7] [R8] The last die: lock, flip, and ten seconds of sand. */
export const finishing: LessonStep = {
  title: msg`lock, turn the hourglass`,
  exercise: {
    districts: [
      {
        face: '2A',
        dice: [
          [1, 6],
          [0, 4],
        ],
      },
      {
        face: '1A',
        dice: [
          [0, 6],
          [0, 1],
          [2, 5],
        ],
      },
      {
        face: '4A',
        dice: [
          [0, 5],
          [0, 2],
          [0, 3],
          [1, 2],
        ],
      },
    ],
    tray: [5],
    rivals: [
      { seat: 1, once: 'flipped', after: 1800, place: 5, on: 1 },
      { seat: 2, once: 'flipped', after: 3200, place: 6, on: 2 },
      { seat: 1, once: 'flipped', after: 2600, place: 6, on: 2 },
      { seat: 2, once: 'flipped', after: 3400, place: 5, on: 2 },
    ],
  },
  prompts: [
    {
      do: 'place',
      value: 5,
      district: 0,
      say: msg`This is your last die: take it.`,
      thenSay: msg`Put it on the Market.`,
    },
    {
      do: 'lock',
      district: 0,
      say: msg`First to finish! Now tap Lock.`,
      thenSay: msg`Lock the Market: nobody gets in.`,
    },
    { do: 'flip', say: msg`Turn the hourglass: the others get ten seconds.` },
    { do: 'watch', until: 'timeIsUp', at: 'sand', say: msg`The sand runs. Watch them hurry!` },
    { do: 'read', say: msg`Time! Dice not placed count nothing.` },
  ],
}
