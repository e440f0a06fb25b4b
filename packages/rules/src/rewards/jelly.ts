import type { IconOf } from '../model/reward.ts'
import { sourceOf } from '../counting/Story.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [C4] So many Jelly from the supply, which never runs dry. */
export const jelly: RewardRule<IconOf<'jelly'>> = {
  outside: null,
  read: (reader) =>
    reader.looksAt(/\d/y) ? { kind: 'jelly', amount: reader.number(0, Number.MAX_SAFE_INTEGER) } : null,
  notation: ({ amount }) => `${amount}`,
  grant({ amount }, { gainers, story, step }) {
    const source = sourceOf(step)
    for (const seat of gainers) story.gain(seat, amount, source)
    return NO_STEPS
  },
}
