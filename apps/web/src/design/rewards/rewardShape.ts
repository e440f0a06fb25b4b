import type { Branch, RewardIcon, IconKind, IconOf, Rank, Reward } from '@jelly/rules'

/** On one line, or with parts below each other. */
export type RewardForm = 'line' | 'stack'

/** What the neighbours of a district offer: a copy shows it. */
export interface Copied {
  readonly cw: Reward
  readonly ccw: Reward
}

/** How wide that is drawn on one line. */
interface Sides {
  readonly cw: number
  readonly ccw: number
}

/** In em of the reward's font. At 11 px every one of these is at least 11 px both ways. */
const DIGIT = 0.66
const DROPLET = 1
const POD = 1.2
const ARROW = 1.15
const OTHERS = 1.3
const MEDAL = 1.4
const REROLL = 1.4
const MINUS = 0.62
const GAP = 0.18
const BETWEEN = 0.38

const digits = (amount: number): number => `${amount}`.length * DIGIT
const jelly = (amount: number): number => digits(amount) + (amount > 0 ? GAP + DROPLET : 0)
const row = (widths: readonly number[], gap = BETWEEN): number =>
  widths.reduce((all, width) => all + width + gap, 0) - (widths.length > 0 ? gap : 0)

export const countLabel = ({ from, to }: Branch): string => {
  if (to >= 7) return `${from}+`
  return from === to ? `${from}` : `${from}–${to}`
}

/** A podium of Jelly alone: each medal has its amount on it. */
export const isMedals = ({ ranks }: IconOf<'podium'>): boolean =>
  ranks.length > 2 && ranks.every(({ rank, reward }) => rank !== 'others' && isJelly(reward))

const isJelly = ([icon, ...rest]: Reward): boolean => icon?.kind === 'jelly' && rest.length === 0

/** Beside a badge on one line the bare number says enough. */
const bare = (reward: Reward): number =>
  row(
    reward.map((icon) => (icon.kind === 'jelly' ? digits(icon.amount) : widthOf(icon, 'line', null))),
    GAP,
  )

function badged(badge: number, reward: Reward, form: RewardForm): number {
  if (form === 'line') return badge + GAP + bare(reward)
  return Math.max(badge, shapeOf(reward, 'line', null).width)
}

const branch = (one: Branch, form: RewardForm): number => badged(countLabel(one).length * DIGIT + 0.5, one.reward, form)
const rank = ({ rank: name, reward }: Rank, form: RewardForm): number =>
  badged(name === 'others' ? MEDAL + 0.3 : MEDAL, reward, form)

type Width<K extends IconKind> = (icon: IconOf<K>, form: RewardForm, sides: Sides | null) => number

const podium: Width<'podium'> = (icon, form) =>
  isMedals(icon) ? icon.ranks.length * (MEDAL + GAP) - GAP : row(icon.ranks.map((one) => rank(one, form)))

/** Does not compile while a kind of icon has no width. */
const WIDTHS: { readonly [K in IconKind]: Width<K> } = {
  jelly: ({ amount }) => jelly(amount),
  pod: () => POD,
  returnPod: () => MINUS + POD + GAP,
  perPod: ({ amount }) => jelly(amount) + POD + 0.4 + 2 * GAP,
  copy: copyWidth,
  take: ({ amount }) => jelly(amount) + ARROW + OTHERS + 2 * GAP,
  give: ({ amount }) => jelly(amount) + ARROW + OTHERS + 2 * GAP,
  dice: ({ branches }, form) => row(branches.map((one) => branch(one, form))),
  podium,
  parity: ({ amount }, form) => {
    const pays = 0.6 + GAP + (form === 'line' ? digits(amount) : jelly(amount))
    return form === 'line' ? 3.6 + GAP + pays : Math.max(3.6, pays)
  },
  reroll: ({ podium: ranks }, form) => {
    const pays = podium(ranks, form, null)
    return form === 'line' ? REROLL + GAP + pays : Math.max(REROLL, pays)
  },
}

/** Which neighbours a copy shows, from left to right. */
export const copiedBy = ({ from }: IconOf<'copy'>): readonly ('cw' | 'ccw')[] =>
  from === 'any' ? ['ccw', 'cw'] : [from]

function copyWidth(icon: IconOf<'copy'>, form: RewardForm, sides: Sides | null): number {
  if (sides === null) return 1.7
  const parts = copiedBy(icon).map((side) => sides[side])
  if (form === 'line') return row(parts.map((part) => ARROW + GAP + part))
  return Math.max(...parts.map((part) => (parts.length > 1 ? ARROW + GAP + part : part)))
}

function widthOf<K extends IconKind>(icon: IconOf<K>, form: RewardForm, sides: Sides | null): number {
  const width = WIDTHS[icon.kind] as Width<K>
  return width(icon, form, sides)
}

const hasTwoLines = ({ kind }: RewardIcon, sides: Sides | null): boolean =>
  kind === 'dice' || kind === 'podium' || kind === 'parity' || kind === 'reroll' || (kind === 'copy' && sides !== null)

interface Shape {
  readonly width: number
  readonly lines: 1 | 2
}

/** How much room a reward takes, in em of its font. Icons of one stack share its lines. */
export function shapeOf(reward: Reward, form: RewardForm, sides: Sides | null): Shape {
  if (form === 'line' || reward.length === 1) {
    const widths = reward.map((icon) => widthOf(icon, form, sides))
    const isLow = form === 'line' || !reward.some((icon) => hasTwoLines(icon, sides))
    return { width: row(widths), lines: isLow ? 1 : 2 }
  }
  const lines = inTwo(reward).map((part) => shapeOf(part, 'line', sides).width)
  return { width: Math.max(...lines), lines: 2 }
}

/** The two lines of several icons. */
export function inTwo(reward: Reward): readonly Reward[] {
  const half = Math.ceil(reward.length / 2)
  return [reward.slice(0, half), reward.slice(half)]
}

/** Nothing is drawn in smaller type. */
export const SMALLEST_TYPE = 11
const LINE_HEIGHT = { 1: 1.25, 2: 2.55 }

interface Room {
  readonly width: number
  readonly height: number
  readonly largest: number
}

export interface Fit {
  readonly form: RewardForm
  readonly size: number
  /** There is no room for all that is copied. */
  readonly isBrief: boolean
}

/** The form in which a reward can be drawn largest. */
export function fitReward(reward: Reward, room: Room, copied: Copied | null = null): Fit {
  const whole = fitAs(reward, room, copied && sidesOf(copied))
  const isBrief = whole.size < SMALLEST_TYPE && copied !== null
  const { form, size } = isBrief ? fitAs(reward, room, briefSidesOf(copied)) : whole
  return { form, size: Math.max(SMALLEST_TYPE, size), isBrief }
}

function fitAs(reward: Reward, room: Room, sides: Sides | null): Omit<Fit, 'isBrief'> {
  const [line, stack] = (['line', 'stack'] as const).map((form) => {
    const { width, lines } = shapeOf(reward, form, sides)
    return Math.min(room.largest, room.width / width, room.height / LINE_HEIGHT[lines])
  }) as [number, number]
  return { form: stack > line + 0.5 ? 'stack' : 'line', size: Math.floor(Math.max(line, stack) * 2) / 2 }
}

/** A reward in its shortest form: what its first part pays, and whether there is more to it. */
export function briefly(reward: Reward): { readonly icon: RewardIcon; readonly hasMore: boolean } {
  const [icon = { kind: 'jelly', amount: 0 } as const, ...rest] = reward
  if (icon.kind === 'podium') return { icon: firstOf(icon.ranks), hasMore: true }
  if (icon.kind === 'reroll') return { icon: firstOf(icon.podium.ranks), hasMore: true }
  if (icon.kind === 'dice') return { icon: firstOf(icon.branches), hasMore: true }
  return { icon, hasMore: rest.length > 0 || icon.kind === 'copy' || icon.kind === 'parity' }
}

const firstOf = ([part]: readonly { readonly reward: Reward }[]): RewardIcon => briefly(part?.reward ?? []).icon

export const sidesOf = ({ cw, ccw }: Copied): Sides => ({
  cw: shapeOf(cw, 'line', null).width,
  ccw: shapeOf(ccw, 'line', null).width,
})

const briefSidesOf = ({ cw, ccw }: Copied): Sides => ({ cw: briefWidth(cw), ccw: briefWidth(ccw) })

function briefWidth(reward: Reward): number {
  const { icon, hasMore } = briefly(reward)
  const pod = icon.kind === 'pod' || icon.kind === 'returnPod' || icon.kind === 'perPod' ? POD : 0
  const amount = 'amount' in icon ? digits(icon.amount) + (icon.kind === 'jelly' ? 0 : MINUS) : MINUS
  return pod + (icon.kind === 'pod' ? 0 : amount + GAP) + (hasMore ? 0.9 : 0)
}
