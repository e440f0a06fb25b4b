import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Branch, CopyFrom, RewardIcon, IconKind, IconOf, Rank, RankName, Reward } from '@jelly/rules'
import type { MessageDescriptor } from '@lingui/core'
import { inTurn } from '../listed.ts'
import { rewardText } from '../rewards.ts'

type Words<K extends IconKind> = (icon: IconOf<K>, i18n: I18n) => string

const COPIES: Readonly<Record<CopyFrom, MessageDescriptor>> = {
  cw: msg`Gain the target reward of the next district clockwise, as it stands.`,
  ccw: msg`Gain the target reward of the next district counter-clockwise, as it stands.`,
  any: msg`Choose one of the two neighbouring districts and gain its target reward. Tied players must agree, or it is worth nothing.`,
}

const RANKS: Readonly<Record<RankName, (reward: string) => MessageDescriptor>> = {
  first: (reward) => msg`The highest total gains ${reward}.`,
  second: (reward) => msg`The second highest gains ${reward}.`,
  third: (reward) => msg`The third highest gains ${reward}.`,
  others: (reward) => msg`Everyone else with a die there gains ${reward}.`,
}

function branchSentence({ from, to, reward }: Branch, i18n: I18n): string {
  const what = rewardText(i18n, reward)
  if (to >= 7) return i18n._(msg`With ${from} dice or more there: ${what}.`)
  if (from === to) return i18n._(msg`With exactly ${from} there: ${what}.`)
  return i18n._(msg`With ${from} to ${to} dice there: ${what}.`)
}

const rankSentence = ({ rank, reward }: Rank, i18n: I18n): string => i18n._(RANKS[rank](rewardText(i18n, reward)))

const podium = ({ ranks }: IconOf<'podium'>, i18n: I18n): string =>
  inTurn(
    i18n,
    ranks.map((rank) => rankSentence(rank, i18n)),
  )

/** Does not compile while a kind of icon has no sentence. */
const SENTENCES: { readonly [K in IconKind]: Words<K> } = {
  jelly: ({ amount }, i18n) =>
    amount === 0
      ? i18n._(msg`Worth nothing: whoever controls it leaves empty-handed.`)
      : i18n._(msg`Take ${amount} Jelly.`),
  pod: (_, i18n) => i18n._(msg`Take the top pod; only you may look into it.`),
  returnPod: (_, i18n) => i18n._(msg`Give back one of your pods, of your choice. Without pods you lose nothing.`),
  perPod: ({ amount }, i18n) => i18n._(msg`Take ${amount} Jelly for each pod you hold.`),
  copy: ({ from }, i18n) => i18n._(COPIES[from]),
  take: ({ amount }, i18n) => i18n._(msg`Every other player gives you ${amount} Jelly, as far as they have it.`),
  give: ({ amount }, i18n) => i18n._(msg`Give ${amount} Jelly to every other player, as far as you have it.`),
  dice: ({ branches }, i18n) =>
    inTurn(
      i18n,
      branches.map((branch) => branchSentence(branch, i18n)),
    ),
  podium,
  parity: ({ parity, amount }, i18n) =>
    parity === 'odd'
      ? i18n._(msg`Take ${amount} Jelly for each of your dice there that shows 1, 3 or 5.`)
      : i18n._(msg`Take ${amount} Jelly for each of your dice there that shows 2, 4 or 6.`),
  reroll: (icon, i18n) =>
    inTurn(i18n, [i18n._(msg`First every die there is rolled again, and nothing cancels.`), podium(icon.podium, i18n)]),
}

function iconSentence<K extends IconKind>(icon: IconOf<K>, i18n: I18n): string {
  const words = SENTENCES[icon.kind] as Words<K>
  return words(icon, i18n)
}

/** A reward explained in whole sentences, icon by icon. */
export const rewardSentence = (i18n: I18n, reward: Reward): string =>
  inTurn(
    i18n,
    reward.map((icon: RewardIcon) => iconSentence(icon, i18n)),
  )
