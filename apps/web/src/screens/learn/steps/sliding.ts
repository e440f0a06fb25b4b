import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [R4] A 3 or a 4 moves the target by one zone. */
export const sliding: LessonStep = {
  title: msg`move the target`,
  exercise: {
    districts: [{ face: '3A', target: 3, dice: [[0, 6]] }, { face: '1A' }, { face: '2A', dice: [[2, 5]] }],
    tray: [2, 4, 1, 5, 2, 1],
    rolls: [[3, 6, 2, 5, 1]],
  },
  prompts: [
    { do: 'read', at: { zone: 3, district: 0 }, say: msg`You lead, but the target pays 0.` },
    {
      do: 'place',
      value: 4,
      district: 0,
      say: msg`3 and 4 move the target. Take 4.`,
      thenSay: msg`Put it on the Museum.`,
    },
    { do: 'slide', zone: 2, district: 0, say: msg`Now move it up to 7.` },
    { do: 'read', at: { zone: 2, district: 0 }, say: msg`Well done: 7 Jelly, not 0!` },
  ],
}
