import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [C2] Equal dice of one colour cancel: suffered once, remembered for good. */
export const twins: LessonStep = {
  title: msg`beware of twins`,
  exercise: {
    districts: [
      {
        face: '1A',
        dice: [
          [0, 5],
          [1, 4],
        ],
      },
      {
        face: '2A',
        dice: [
          [2, 4],
          [2, 6],
          [2, 1],
          [0, 6],
          [0, 2],
          [1, 3],
          [1, 5],
        ],
      },
      {
        face: '4A',
        dice: [
          [1, 6],
          [1, 2],
          [0, 3],
          [2, 5],
          [2, 2],
        ],
      },
    ],
    center: [
      [0, 1],
      [0, 4],
      [1, 3],
      [1, 2],
      [2, 6],
      [2, 3],
    ],
    tray: [5],
  },
  prompts: [
    {
      do: 'place',
      value: 5,
      district: 0,
      say: msg`Let’s try a mistake: take the 5.`,
      thenSay: msg`Put it beside your other 5.`,
    },
    { do: 'watch', until: { scored: 1 }, say: msg`All placed. Let’s see who wins…` },
    { do: 'read', say: msg`Twins! Your own equal dice all cancel.` },
    { do: 'read', say: msg`A rival’s 5 does not cancel yours.` },
    { do: 'read', say: msg`Gina’s 4 wins. So avoid twins.` },
  ],
}
