import type { CopyFrom, RewardIcon, IconOf, RankName, Reward, Seat } from '@jelly/rules'
import { type Holdings, POD_WORTH } from './holdings.ts'
import { selfishStakes, type Stakes } from './stakes.ts'

/** What a zone's reward comes to for one seat's interests, whoever gains it. */
export interface Spoils {
  /** At `seat * 8 + survivors`: the worth to us of that seat controlling with so many surviving dice. */
  readonly control: Float64Array
  /** The worth of each odd and each even surviving die to a controller. */
  readonly odd: number
  readonly even: number
  readonly ranks: readonly WeighedRank[]
  readonly reroll: boolean
  readonly copy: CopyFrom | null
  /** What a controller gains, all in all: why anybody would come here. */
  readonly lure: number
}

export interface WeighedRank {
  readonly rank: RankName
  /** By seat. */
  readonly worth: Float64Array
}

export function spoilsOf(reward: Reward, holdings: Holdings, stakes: Stakes): Spoils {
  const podium = podiumIn(reward)
  return {
    control: controlOf(reward, holdings, stakes),
    odd: parity(reward, 'odd'),
    even: parity(reward, 'even'),
    ranks: podium === null ? [] : ranksOf(podium, holdings, stakes),
    reroll: reward[0]?.kind === 'reroll',
    copy: reward.find((icon) => icon.kind === 'copy')?.from ?? null,
    lure: lureOf(reward, holdings),
  }
}

function controlOf(reward: Reward, holdings: Holdings, stakes: Stakes): Float64Array {
  const byCount = reward.some(({ kind }) => kind === 'dice')
  const control = new Float64Array(stakes.length * 8)
  for (let at = 0; at < control.length; at++) {
    const count = at & 7
    const known = count > 0 && !byCount
    control[at] = known ? (control[at - 1] as number) : rowWorth(reward, at >> 3, count, holdings, stakes)
  }
  return control
}

function rowWorth(reward: Reward, seat: Seat, count: number, holdings: Holdings, stakes: Stakes): number {
  let worth = 0
  let pods = holdings.podCount[seat] ?? 0
  for (const icon of reward) {
    worth += iconWorth(icon, seat, count, pods, holdings, stakes)
    if (icon.kind === 'pod') pods++
    if (icon.kind === 'returnPod') pods--
  }
  return worth
}

/** What an icon is worth to us if a seat that holds so many pods gains it; does not compile while a kind has no worth. */
function iconWorth(
  icon: RewardIcon,
  seat: Seat,
  count: number,
  pods: number,
  holdings: Holdings,
  stakes: Stakes,
): number {
  const own = stakes[seat] as number
  switch (icon.kind) {
    case 'jelly':
      return icon.amount * own
    case 'pod':
      return POD_WORTH * own
    case 'returnPod':
      return -(holdings.cheapest[seat] ?? 0) * own
    case 'perPod':
      return icon.amount * pods * own
    case 'dice':
      return branchWorth(icon, seat, count, holdings, stakes)
    case 'take':
      return transfer(seat, (other) => Math.min(icon.amount, holdings.jelly[other] ?? 0), stakes)
    case 'give':
      return transfer(seat, givenBy(seat, icon.amount, holdings), stakes)
    // Their worth depends on where the dice lie: `ranks`, `odd`, `even` and `copy` of the spoils.
    case 'podium':
    case 'reroll':
    case 'parity':
    case 'copy':
      return 0
  }
}

/** Each other seat pays `paid` to the seat. */
function transfer(seat: Seat, paid: (other: Seat) => number, stakes: Stakes): number {
  let worth = 0
  for (let other = 0; other < stakes.length; other++) {
    if (other !== seat) worth += paid(other) * ((stakes[seat] as number) - (stakes[other] as number))
  }
  return worth
}

function givenBy(seat: Seat, amount: number, { jelly }: Holdings): () => number {
  const each = Math.min(amount, (jelly[seat] ?? 0) / (jelly.length - 1))
  return () => -each
}

function branchWorth(
  { branches }: IconOf<'dice'>,
  seat: Seat,
  count: number,
  holdings: Holdings,
  stakes: Stakes,
): number {
  const held = Math.max(1, count)
  const branch = branches.find(({ from, to }) => held >= from && held <= to)
  return branch === undefined ? 0 : rowWorth(branch.reward, seat, count, holdings, stakes)
}

const podiumIn = (reward: Reward): IconOf<'podium'> | null => {
  for (const icon of reward) {
    if (icon.kind === 'podium') return icon
    if (icon.kind === 'reroll') return icon.podium
  }
  return null
}

const ranksOf = ({ ranks }: IconOf<'podium'>, holdings: Holdings, stakes: Stakes): WeighedRank[] =>
  ranks.map(({ rank, reward }) => ({
    rank,
    worth: Float64Array.from(stakes, (_, seat) => rowWorth(reward, seat, 1, holdings, stakes)),
  }))

function parity(reward: Reward, which: 'odd' | 'even'): number {
  let amount = 0
  for (const icon of reward) if (icon.kind === 'parity' && icon.parity === which) amount += icon.amount
  return amount
}

/** What a seat of average means would gain by controlling. */
function lureOf(reward: Reward, holdings: Holdings): number {
  const seats = holdings.jelly.length
  let lure = 2 * (parity(reward, 'odd') + parity(reward, 'even'))
  const first = podiumIn(reward)?.ranks[0]?.reward ?? []
  for (let seat = 0; seat < seats; seat++) {
    const selfish = selfishStakes(seat, seats)
    lure += (rowWorth(reward, seat, 1, holdings, selfish) + rowWorth(first, seat, 1, holdings, selfish)) / seats
  }
  return lure
}
