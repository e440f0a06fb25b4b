import type { IconOf } from '../model/reward.ts'
import { sourceOf } from '../counting/Story.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [K1] One of their pods goes back to the box; a seat that holds two or more chooses which. */
export const returnPod: RewardRule<IconOf<'returnPod'>> = {
  outside: null,
  read: (reader) => (reader.accept('-pod') ? { kind: 'returnPod' } : null),
  notation: () => '-pod',
  asks(_, { gainers, story }) {
    const asked = gainers.filter((seat) => story.pods(seat).length > 1)
    return asked.length > 0 ? { kind: 'pod', asked } : null
  },
  grant(_, { gainers, story, step, answers }) {
    for (const seat of gainers) {
      const answer = answers.find((given) => given.seat === seat)?.answer
      const pod = answer?.kind === 'pod' ? answer.pod : story.pods(seat)[0]
      if (pod !== undefined) story.tell({ type: 'podReturned', seat, pod, source: sourceOf(step) })
    }
    return NO_STEPS
  },
}
