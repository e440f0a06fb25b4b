import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** [R2] To roll again is to pass. */
export const rolling: LessonStep = {
  title: msg`roll again`,
  exercise: {
    districts: [{ face: '2A' }, { face: '1A' }, { face: '4A' }],
    tray: [1, 2, 1, 2, 1, 1, 2],
    rolls: [[6, 3, 5, 6, 4, 5, 2]],
    rivals: [
      { seat: 1, once: 'rolled', after: 700, place: 5, on: 0 },
      { seat: 2, once: 'rolled', after: 1500, place: 6, on: 1 },
    ],
  },
  prompts: [
    { do: 'roll', say: msg`Nothing to kick yet. Roll again!` },
    { do: 'read', at: 'dice', say: msg`Better! You may roll again any time.` },
    { do: 'read', at: { district: 0 }, say: msg`But the others place dice meanwhile.` },
  ],
}
