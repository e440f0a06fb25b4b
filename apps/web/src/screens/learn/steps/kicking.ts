import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [R4] [R5] [C6] A 1 or a 2 kicks a die to the city center, where most dice win a pod. */
export const kicking: LessonStep = {
  title: msg`kick a die`,
  exercise: {
    districts: [
      {
        face: '2A',
        dice: [
          [1, 6],
          [0, 4],
        ],
      },
      { face: '1A' },
      { face: '4A', dice: [[2, 3]] },
    ],
    tray: [3, 1, 5, 4, 6, 3],
    rolls: [[5, 2, 4, 6, 3]],
  },
  prompts: [
    {
      do: 'place',
      value: 1,
      district: 0,
      say: msg`1 and 2 kick. Take your 1.`,
      thenSay: msg`Put it on the Market.`,
    },
    { do: 'kick', seat: 1, value: 6, district: 0, say: msg`Kick Gina’s 6 out!` },
    { do: 'read', at: { district: 0 }, say: msg`4 and 1: you lead now.` },
    { do: 'read', at: 'center', say: msg`The monster ate her 6.` },
    { do: 'read', at: 'center', say: msg`Most dice in here win a pod.` },
  ],
}
