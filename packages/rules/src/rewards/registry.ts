import type { Answers, Step } from '../model/choice.ts'
import type { RewardIcon, IconKind, IconOf } from '../model/reward.ts'
import type { Story } from '../counting/Story.ts'
import { copy } from './copy.ts'
import { dice } from './dice.ts'
import { give } from './give.ts'
import { jelly } from './jelly.ts'
import { parity } from './parity.ts'
import { perPod } from './perPod.ts'
import { pod } from './pod.ts'
import { podium } from './podium.ts'
import { reroll } from './reroll.ts'
import { returnPod } from './returnPod.ts'
import type { Granting, RewardRule } from './RewardRule.ts'
import { take } from './take.ts'

/** One rule per kind of icon: a kind without one does not compile. */
export const rewardRules: { readonly [K in IconKind]: RewardRule<IconOf<K>> } = {
  jelly,
  pod,
  returnPod,
  perPod,
  take,
  give,
  parity,
  dice,
  podium,
  reroll,
  copy,
}

export const ICON_KINDS = Object.keys(rewardRules) as readonly IconKind[]

export const ruleOf = (icon: RewardIcon): RewardRule<RewardIcon> => rewardRules[icon.kind]

/** What a rule is told when its icon's turn comes. The named seats gain it; without names, the seats that control the district now. */
export function grantingOf(step: Step, story: Story, answers: Answers): Granting {
  const { group, path } = step
  if (group !== null) return { step, gainers: group.gainers, partners: group.partners, story, answers }
  const { controllers } = story.outcome(path[0] ?? 0)
  return { step, gainers: controllers, partners: controllers, story, answers }
}
