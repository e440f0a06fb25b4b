import { type Direction, type District, neighbour, type Reward } from '@jelly/rules'
import type { Copied } from '../../../design/rewards/rewardShape.ts'

const NOTHING: Reward = [{ kind: 'jelly', amount: 0 }]

export const hasCopy = ({ zones }: District): boolean =>
  zones.some((reward) => reward.some(({ kind }) => kind === 'copy'))

/** [W1] What a copy in a district would borrow from either side now. */
export const copiedAt = (districts: readonly District[], id: number): Copied => ({
  cw: follow(districts, [id], 'cw'),
  ccw: follow(districts, [id], 'ccw'),
})

/** [W2] A copy that is copied leads on, and one that comes back is worth nothing. Where a choice would be asked it is shown as it is. */
function follow(districts: readonly District[], path: readonly number[], direction: Direction): Reward {
  const next = neighbour(path.at(-1) ?? 0, direction, districts.length)
  if (path.includes(next)) return NOTHING
  const { zones, target } = districts[next] ?? {}
  const reward = zones?.[(target ?? 1) - 1] ?? NOTHING
  return reward.flatMap((icon) =>
    icon.kind === 'copy' && icon.from !== 'any' ? follow(districts, [...path, next], icon.from) : [icon],
  )
}
