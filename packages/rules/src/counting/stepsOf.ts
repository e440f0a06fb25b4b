import type { Group, Step } from '../model/choice.ts'
import type { Game } from '../model/game.ts'
import type { DistrictId } from '../model/ids.ts'
import type { Reward } from '../model/reward.ts'
import { districtOf } from '../model/squadOf.ts'

/** [C5] The icons of a reward, to be resolved from left to right. */
export const stepsOf = (reward: Reward, path: readonly DistrictId[]): Step[] =>
  reward.map((icon) => ({ icon, path, group: null }))

export function addSteps(steps: Step[], reward: Reward, path: readonly DistrictId[], group: Group | null): void {
  for (const icon of reward) steps.push({ icon, path, group })
}

/** The reward that a district's target shows. */
export function targetReward<Hidden extends null>(game: Game<Hidden>, id: DistrictId): Reward {
  const { zones, target } = districtOf(game, id)
  return zones[target - 1] ?? []
}
