import type { IconOf } from '../model/reward.ts'
import { sourceOf } from '../counting/Story.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [C5] Jelly for each pod held by now. */
export const perPod: RewardRule<IconOf<'perPod'>> = {
  outside: null,
  read(reader) {
    if (!reader.looksAt(/\d+\//y)) return null
    const amount = reader.number(1, 99)
    reader.expect('/pod')
    return { kind: 'perPod', amount }
  },
  notation: ({ amount }) => `${amount}/pod`,
  grant({ amount }, { gainers, story, step }) {
    for (const seat of gainers) story.gain(seat, amount * story.pods(seat).length, sourceOf(step))
    return NO_STEPS
  },
}
