import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [C3] [C4] The highest total takes the target reward, and only that one. */
export const winning: LessonStep = {
  title: msg`win a district`,
  exercise: {
    districts: [{ face: '2A', dice: [[1, 5]] }, { face: '1A' }, { face: '4A' }],
    tray: [3, 6, 1, 2, 4, 2, 1],
    rolls: [[5, 2, 1, 4, 6, 3]],
  },
  prompts: [
    {
      do: 'place',
      value: 6,
      district: 0,
      say: msg`Gina leads: beat her 5. Take 6.`,
      thenSay: msg`Put it on the Market.`,
    },
    { do: 'read', at: { district: 0 }, say: msg`6 beats 5: the crown is yours.` },
    { do: 'read', at: { zone: 1, district: 0 }, say: msg`Only the target pays: you win 4.` },
  ],
}
