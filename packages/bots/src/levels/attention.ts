import type { DistrictId } from '@jelly/rules'
import type { Glance } from '../moves/listMoves.ts'
import { happens, type JudgedSituation } from './Situation.ts'

/** What comes to mind now: some open districts, perhaps effects, perhaps the twin that one already has there. */
export function glance(judged: JudgedSituation): Glance {
  const { profile, random } = judged
  return {
    districts: districtsInSight(judged),
    effects: happens(random, profile.effects),
    twins: happens(random, profile.twins),
  }
}

/** The eye goes where there is much to gain. */
function districtsInSight({ view, evaluation, profile, random }: JudgedSituation): DistrictId[] {
  const open = view.districts.flatMap(({ lockedBy }, id) => (lockedBy === null ? [id] : []))
  if (open.length <= profile.attention) return open
  const seen: DistrictId[] = []
  const pull = open.map((id) => 1 + Math.max(0, evaluation.rewards.at(id, (view.districts[id]?.target ?? 1) - 1).lure))
  while (seen.length < profile.attention) {
    const at = weighted(pull, random)
    pull[at] = 0
    seen.push(open[at] as DistrictId)
  }
  return seen
}

function weighted(pull: readonly number[], random: (count: number) => number): number {
  const sum = pull.reduce((total, one) => total + one, 0)
  let left = (random(10_000) / 10_000) * sum
  let at = 0
  while (at < pull.length - 1 && left >= (pull[at] as number)) left -= pull[at++] as number
  return pull[at] === 0 ? pull.findIndex((one) => one > 0) : at
}
