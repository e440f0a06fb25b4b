import type { IconOf } from '../model/reward.ts'
import { sourceOf } from '../counting/Story.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [C7] The top pod for each seat that gains, or for none of them. */
export const pod: RewardRule<IconOf<'pod'>> = {
  outside: null,
  read: (reader) => (reader.looksAt(/pod(?!ium)/y) && reader.accept('pod') ? { kind: 'pod' } : null),
  notation: () => 'pod',
  grant(_, { gainers, story, step }) {
    if (gainers.length > 0) story.takePods(gainers, sourceOf(step))
    return NO_STEPS
  },
}
