import { ownerOf } from '../model/ids.ts'
import type { IconOf } from '../model/reward.ts'
import { sourceOf } from '../counting/Story.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [C4] Jelly for each of one's surviving dice there with an odd or an even value (promo). */
export const parity: RewardRule<IconOf<'parity'>> = {
  outside: null,
  read(reader) {
    const parity = reader.accept('odd*') ? 'odd' : reader.accept('even*') ? 'even' : null
    return parity && { kind: 'parity', parity, amount: reader.number(1, 99) }
  },
  notation: ({ parity, amount }) => `${parity}*${amount}`,
  grant({ parity, amount }, { gainers, story, step }) {
    const rest = parity === 'odd' ? 1 : 0
    const matching = story.survivors(step.path[0] ?? 0).filter(({ value }) => value % 2 === rest)
    for (const seat of gainers) {
      const count = matching.filter(({ die }) => ownerOf(die) === seat).length
      story.gain(seat, amount * count, sourceOf(step))
    }
    return NO_STEPS
  },
}
