import type { RewardIcon, Reward } from '@jelly/rules'

/** What a pod brings, about. */
const POD = 3

function worthOfIcon(icon: RewardIcon, seats: number): number {
  switch (icon.kind) {
    case 'jelly':
    case 'perPod':
      return icon.amount
    case 'parity':
      return 2 * icon.amount
    case 'pod':
      return POD
    case 'returnPod':
      return -POD
    case 'take':
      return icon.amount * (seats - 1)
    case 'give':
      return -icon.amount * (seats - 1)
    case 'dice':
      return Math.max(...icon.branches.map(({ reward }) => worthOf(reward, seats)))
    case 'podium':
      return Math.max(...icon.ranks.map(({ reward }) => worthOf(reward, seats)))
    case 'reroll':
      return worthOfIcon(icon.podium, seats)
    case 'copy':
      return POD
  }
}

/** What a reward is good for to the one who leads, roughly in Jelly: enough to hear whether a slide was up or down. */
export const worthOf = (reward: Reward, seats: number): number =>
  reward.reduce((worth, icon) => worth + worthOfIcon(icon, seats), 0)
