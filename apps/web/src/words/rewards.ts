import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Branch, RewardIcon, IconKind, IconOf, Rank, RankName, Reward } from '@jelly/rules'
import { inParts, shortList } from './listed.ts'

type Words<K extends IconKind> = (icon: IconOf<K>, i18n: I18n) => string

const COPIES = {
  cw: msg`copy the next district clockwise`,
  ccw: msg`copy the next district counter-clockwise`,
  any: msg`copy a neighbouring district of your choice`,
} as const

const RANKS: Readonly<Record<RankName, (reward: string) => ReturnType<typeof msg>>> = {
  first: (reward) => msg`highest total: ${reward}`,
  second: (reward) => msg`second highest: ${reward}`,
  third: (reward) => msg`third highest: ${reward}`,
  others: (reward) => msg`everyone else there: ${reward}`,
}

function branchText({ from, to, reward }: Branch, i18n: I18n): string {
  const what = rewardText(i18n, reward)
  if (to >= 7) return i18n._(msg`${from} dice or more: ${what}`)
  if (from === to) return i18n._(msg`${plural(from, { one: '# die', other: '# dice' })}: ${what}`)
  return i18n._(msg`${from} to ${to} dice: ${what}`)
}

const rankText = ({ rank, reward }: Rank, i18n: I18n): string => i18n._(RANKS[rank](rewardText(i18n, reward)))

const podiumText = ({ ranks }: IconOf<'podium'>, i18n: I18n): string =>
  inParts(
    i18n,
    ranks.map((rank) => rankText(rank, i18n)),
  )

/** Does not compile while a kind of icon has no words. */
const WORDS: { readonly [K in IconKind]: Words<K> } = {
  jelly: ({ amount }, i18n) =>
    amount === 0 ? i18n._(msg`nothing`) : i18n._(msg`${plural(amount, { one: '# Jelly', other: '# Jelly' })}`),
  pod: (_, i18n) => i18n._(msg`a pod`),
  returnPod: (_, i18n) => i18n._(msg`give back a pod`),
  perPod: ({ amount }, i18n) => i18n._(msg`${amount} Jelly for each pod you hold`),
  copy: ({ from }, i18n) => i18n._(COPIES[from]),
  take: ({ amount }, i18n) => i18n._(msg`take ${amount} Jelly from each other player`),
  give: ({ amount }, i18n) => i18n._(msg`give ${amount} Jelly to each other player`),
  dice: ({ branches }, i18n) =>
    inParts(
      i18n,
      branches.map((branch) => branchText(branch, i18n)),
    ),
  podium: podiumText,
  parity: ({ parity, amount }, i18n) =>
    parity === 'odd'
      ? i18n._(msg`${amount} Jelly for each of your odd dice`)
      : i18n._(msg`${amount} Jelly for each of your even dice`),
  reroll: ({ podium }, i18n) => {
    const ranks = podiumText(podium, i18n)
    return i18n._(msg`all dice are rolled again, then ${ranks}`)
  },
}

function iconText<K extends IconKind>(icon: IconOf<K>, i18n: I18n): string {
  const words = WORDS[icon.kind] as Words<K>
  return words(icon, i18n)
}

/** A reward in a few words, as a screen reader says it. */
export const rewardText = (i18n: I18n, reward: Reward): string =>
  shortList(
    i18n,
    reward.map((icon: RewardIcon) => iconText(icon, i18n)),
  )
