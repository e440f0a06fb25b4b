import { msg } from '@lingui/core/macro'
import type { LessonStep } from './LessonStep.ts'

/** A die in hand, then a district. */
export const placing: LessonStep = {
  title: msg`place a die`,
  exercise: {
    districts: [{ face: '2A' }, { face: '1A' }, { face: '4A' }],
    tray: [6, 2, 5, 1, 4, 3, 2],
    rolls: [[3, 5, 1, 4, 2, 6]],
  },
  prompts: [
    { do: 'read', at: 'rivals', say: msg`Win more Jelly than Gina and Sam!` },
    { do: 'read', say: msg`There are no turns: all play at once.` },
    {
      do: 'place',
      value: 6,
      district: 0,
      say: msg`These are your dice. Tap the 6.`,
      thenSay: msg`Now tap the Market.`,
    },
    { do: 'read', at: { district: 0 }, say: msg`Well done! It counts 6 there.` },
    { do: 'read', at: 'dice', say: msg`Your other dice roll again by themselves.` },
  ],
}
