import type { Question, Step } from '../model/choice.ts'
import type { Icon, IconKind, IconOf } from '../model/reward.ts'
import type { Answers } from '../scoring/answer.ts'
import type { Story } from '../scoring/Story.ts'
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
import type { RewardRule } from './RewardRule.ts'
import { take } from './take.ts'

/** One rule per kind of icon: a kind without one does not compile. */
export const rewardRules: { readonly [K in IconKind]: RewardRule<IconOf<K>> } = {
  jelly,
  pod,
  returnPod,
  perPod,
  copy,
  take,
  give,
  dice,
  podium,
  parity,
  reroll,
}

export const ruleOf = (icon: Icon): RewardRule<Icon> => rewardRules[icon.kind]

const NO_ANSWERS: Answers = []

export function questionOf(step: Step, story: Story): Question | null {
  const rule = ruleOf(step.icon)
  if (rule.asks === undefined) return null
  return rule.asks(step.icon, { step, story, ...story.groupOf(step), answers: NO_ANSWERS })
}

export function grant(step: Step, story: Story, answers: Answers): readonly Step[] {
  return ruleOf(step.icon).grant(step.icon, { step, story, ...story.groupOf(step), answers })
}
