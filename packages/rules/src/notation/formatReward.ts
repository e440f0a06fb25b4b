import type { Reward } from '../model/reward.ts'
import { ruleOf } from '../rewards/registry.ts'

/** The canonical notation of a reward. */
export const formatReward = (reward: Reward): string =>
  reward.map((icon) => ruleOf(icon).notation(icon, formatReward)).join(' ')
