import type { IconKind, IconOf, Reward } from '@jelly/rules'

type Width<K extends IconKind> = (icon: IconOf<K>) => number

const DIGIT = 0.62
const GAP = 0.25

const digits = (amount: number): number => `${amount}`.length * DIGIT

/** Ranks and counts show the bare number beside their badge. */
const column = (reward: Reward): number => 0.95 + bareWidth(reward) + GAP

/** In compact symbols, and in em of their font. Does not compile while a kind of icon has no width. */
const WIDTHS: { readonly [K in IconKind]: Width<K> } = {
  jelly: ({ amount }) => digits(amount) + (amount > 0 ? 0.85 : 0),
  pod: () => 1.2,
  returnPod: () => 1.95,
  perPod: ({ amount }) => digits(amount) + 2.6,
  copy: () => 1.5,
  take: ({ amount }) => digits(amount) + 2.9,
  give: ({ amount }) => digits(amount) + 2.9,
  dice: ({ branches }) => branches.reduce((sum, { reward }) => sum + column(reward) + 0.35, 0),
  podium: ({ ranks }) => ranks.reduce((sum, { reward }) => sum + column(reward), 0),
  parity: () => 3.6,
  reroll: ({ podium }) => (1.5 + podium.ranks.reduce((sum, { reward }) => sum + column(reward), 0)) * 0.82,
}

function widthOf<K extends IconKind>(icon: IconOf<K>): number {
  const width = WIDTHS[icon.kind] as Width<K>
  return width(icon)
}

const bareWidth = (reward: Reward): number =>
  reward.reduce((sum, icon) => sum + (icon.kind === 'jelly' ? digits(icon.amount) : widthOf(icon)), 0)

const ROOM = 4

/** How much smaller a compact symbol must be to stay on one line of a small card. */
export function compactScale(reward: Reward): number {
  const width = reward.reduce((sum, icon) => sum + widthOf(icon) + GAP, -GAP)
  return Math.max(0.5, Math.min(1, ROOM / width))
}
