import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [C2] [C3] [C4] [C6] A round is scored, each place with its why. */
export const scoring: LessonStep = {
  title: msg`count the round`,
  exercise: {
    districts: [
      {
        face: '2A',
        dice: [
          [0, 6],
          [0, 3],
          [1, 6],
        ],
      },
      {
        face: '1A',
        dice: [
          [0, 5],
          [2, 5],
        ],
      },
      {
        face: '4A',
        dice: [
          [0, 4],
          [0, 4],
          [1, 2],
        ],
      },
    ],
    center: [
      [0, 2],
      [0, 1],
      [2, 6],
    ],
    tray: [],
    isOver: true,
  },
  prompts: [
    { do: 'watch', until: { scored: 1 }, say: msg`The round is over. Let’s count!` },
    { do: 'read', say: msg`9 beats 6: you take 4 Jelly.` },
    { do: 'watch', until: { scored: 2 }, say: msg`Now the Harbour…` },
    { do: 'read', say: msg`A tie: both take the whole reward.` },
    { do: 'watch', until: { scored: 3 }, say: msg`Now the Stadium…` },
    { do: 'read', say: msg`Your twins cancelled: Gina’s 2 wins.` },
    { do: 'watch', until: { scored: 4 }, say: msg`Last, the monster’s belly…` },
    { do: 'read', say: msg`You have most dice there: a pod!` },
    { do: 'read', say: msg`A pod hides Jelly until the end.` },
    { do: 'read', say: msg`After four rounds, most Jelly wins!` },
  ],
}
