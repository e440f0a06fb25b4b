import {
  type CopyFrom,
  type Direction,
  type DistrictId,
  type RewardIcon,
  neighbour,
  ownerOf,
  podWorth,
  type Reward,
  type Seat,
  squadOf,
  targetReward,
  type View,
} from '@jelly/rules'

/** What a district is worth to a seat, in Jelly. */
export interface Prize {
  /** For the seat that controls it. */
  readonly win: number
  /** For a seat that has a surviving die there and does not control it. */
  readonly place: number
}

const POD = 4

/** The prize of a reward if it were the target of `district`; an estimate, quick to make. */
export function prizeOf(view: View, seat: Seat, reward: Reward, district: DistrictId): Prize {
  return sum(reward, { view, seat, scored: district, path: [district] })
}

/** The prize of copying on from the end of a path that starts at the district being scored. */
export function copyPrize(view: View, seat: Seat, from: Direction, path: readonly DistrictId[]): Prize {
  return copiedFrom(from, { view, seat, scored: path[0] ?? 0, path })
}

interface Asking {
  readonly view: View
  readonly seat: Seat
  readonly scored: DistrictId
  readonly path: readonly DistrictId[]
}

function sum(reward: Reward, asking: Asking): Prize {
  let win = 0
  let place = 0
  for (const icon of reward) {
    const prize = iconPrize(icon, asking)
    win += prize.win
    place += prize.place
  }
  return { win, place }
}

function iconPrize(icon: RewardIcon, asking: Asking): Prize {
  if (icon.kind === 'copy') return copied(icon.from, asking)
  if (icon.kind === 'podium') return podium(icon.ranks, asking)
  if (icon.kind === 'reroll') return average(podium(icon.podium.ranks, asking))
  return { win: forController(icon, asking), place: 0 }
}

function forController(icon: Exclude<RewardIcon, { kind: 'copy' | 'podium' | 'reroll' }>, asking: Asking): number {
  const { view, seat } = asking
  const rivals = view.squads.length - 1
  const { jelly, podCount, pods } = squadOf(view, seat)
  switch (icon.kind) {
    case 'jelly':
      return icon.amount
    case 'pod':
      return POD
    case 'returnPod':
      return pods === null || pods.length === 0 ? 0 : -Math.min(...pods.map(podWorth))
    case 'perPod':
      return icon.amount * podCount
    case 'take':
      return icon.amount * rivals
    case 'give':
      return -Math.min(jelly, icon.amount * rivals)
    case 'dice':
      return ofBranch(icon, asking)
    case 'parity':
      return icon.amount * (1 + ownDice(asking, (value) => (value % 2 === 1) === (icon.parity === 'odd')))
  }
}

/** Counted as if one more die of ours lay there. */
function ofBranch({ branches }: Extract<RewardIcon, { kind: 'dice' }>, asking: Asking): number {
  const count = 1 + ownDice(asking, () => true)
  const branch = branches.find(({ from, to }) => count >= from && count <= to)
  return branch === undefined ? 0 : sum(branch.reward, asking).win
}

function ownDice({ view, seat, scored }: Asking, fits: (value: number) => boolean): number {
  let count = 0
  for (const { die, value } of view.districts[scored]?.dice ?? []) {
    if (ownerOf(die) === seat && fits(value)) count++
  }
  return count
}

function podium(ranks: Extract<RewardIcon, { kind: 'podium' }>['ranks'], asking: Asking): Prize {
  const [first, next] = ranks
  return {
    win: first === undefined ? 0 : sum(first.reward, asking).win,
    place: next === undefined ? 0 : sum(next.reward, asking).win,
  }
}

/** Nobody can tell who is first after a re-roll. */
const average = ({ win, place }: Prize): Prize => ({ win: (win + place) / 2, place: (win + place) / 2 })

function copied(from: CopyFrom, asking: Asking): Prize {
  if (from !== 'any') return copiedFrom(from, asking)
  const cw = copiedFrom('cw', asking)
  const ccw = copiedFrom('ccw', asking)
  return cw.win >= ccw.win ? cw : ccw
}

function copiedFrom(from: Direction, asking: Asking): Prize {
  const { view, path } = asking
  const next = neighbour(path[path.length - 1] ?? 0, from, view.districts.length)
  if (path.includes(next)) return { win: 0, place: 0 }
  return sum(targetReward(view, next), { ...asking, path: [...path, next] })
}
