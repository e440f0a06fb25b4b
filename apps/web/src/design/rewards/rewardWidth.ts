import type { Branch, IconKind, IconOf, Rank, Reward } from '@jelly/rules'

type Width<K extends IconKind> = (icon: IconOf<K>) => number

const DIGIT = 0.62
const GAP = 0.25
const BADGE = 0.45

const digits = (amount: number): number => `${amount}`.length * DIGIT

/** Ranks and counts show the bare number beside their badge. */
const rank = ({ reward }: Rank): number => 1.2 + bareWidth(reward) + GAP

const branch = ({ from, to, reward }: Branch): number => {
  const label = to < 7 && from !== to ? 1.8 : to >= 7 ? 1.35 : DIGIT
  return label + BADGE + bareWidth(reward) + GAP
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)

/** In compact symbols, and in em of their font. Does not compile while a kind of icon has no width. */
const WIDTHS: { readonly [K in IconKind]: Width<K> } = {
  jelly: ({ amount }) => digits(amount) + (amount > 0 ? 0.95 : 0),
  pod: () => 1.2,
  returnPod: () => 1.95,
  perPod: ({ amount }) => digits(amount) + 2.7,
  copy: () => 1.5,
  take: ({ amount }) => digits(amount) + 3.2,
  give: ({ amount }) => digits(amount) + 3.2,
  dice: ({ branches }) => sum(branches.map(branch)) + 0.2,
  podium: ({ ranks }) => sum(ranks.map(rank)),
  parity: () => 4.6,
  reroll: ({ podium }) => (1.8 + sum(podium.ranks.map(rank))) * 0.95,
}

function widthOf<K extends IconKind>(icon: IconOf<K>): number {
  const width = WIDTHS[icon.kind] as Width<K>
  return width(icon)
}

const bareWidth = (reward: Reward): number =>
  sum(reward.map((icon) => (icon.kind === 'jelly' ? digits(icon.amount) : widthOf(icon))))

/** How wide a compact symbol is, in em of its font. */
export const compactWidth = (reward: Reward): number => sum(reward.map((icon) => widthOf(icon) + GAP)) - GAP
