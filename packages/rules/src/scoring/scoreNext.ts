import type { Decision } from '../model/decision.ts'
import type { Dice } from '../model/dice.ts'
import type { PlacedDie, State } from '../model/game.ts'
import { type DistrictId, ownerOf, type Seat } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { districtOf } from '../model/squadOf.ts'
import { controllersOf, rolled, standing, outcomeOf, zeros } from '../counting/standing.ts'
import { runSteps } from './steps.ts'
import { stepsOf, targetReward } from '../counting/stepsOf.ts'
import { Story } from '../counting/Story.ts'

/** [C1] Scores one district, clockwise from the one the drone points at, or at last the center. */
export function scoreNext(state: State, dice: Dice): Decision {
  if (state.phase !== 'scoring' || state.choice !== null) return refuse('notNow')
  const story = new Story(state, dice)
  const count = state.districts.length
  if (state.scored < count) scoreDistrict(story, (state.drone + state.scored) % count)
  else scoreCenter(story)
  return story.events
}

/** [C2] Twins cancel, unless the district's own reward rolls all its dice again first. */
function scoreDistrict(story: Story, id: DistrictId): void {
  const reward = targetReward(story.before, id)
  const { dice } = districtOf(story.before, id)
  const controllers = reward[0]?.kind === 'reroll' ? rollAll(story, id, dice) : cancelTwins(story, id, dice)
  if (controllers.length > 0) runSteps(story, stepsOf(reward, [id]))
}

function cancelTwins(story: Story, district: DistrictId, dice: readonly PlacedDie[]): readonly Seat[] {
  const { twins: cancelled, totals, leaders: controllers } = standing(dice, story.seats)
  const scored = { type: 'districtScored', district, cancelled, rerolled: null, totals, controllers } as const
  story.tell(scored)
  story.cancel(cancelled, scored)
  return controllers
}

function rollAll(story: Story, district: DistrictId, dice: readonly PlacedDie[]): readonly Seat[] {
  const rerolled = story.rollAgain(dice)
  const lying = rolled(dice, rerolled)
  const { totals, controllers } = outcomeOf(lying, story.seats)
  const scored = { type: 'districtScored', district, cancelled: [], rerolled, totals, controllers } as const
  story.tell(scored)
  story.lieAnew(lying, scored)
  return controllers
}

/** [C6] Most dice on the center, whatever they show, take a pod. */
function scoreCenter(story: Story): void {
  const counts = zeros(story.seats)
  for (const { die } of story.before.center) counts[ownerOf(die)] = (counts[ownerOf(die)] ?? 0) + 1
  const winners = controllersOf(counts)
  story.tell({ type: 'centerScored', counts, winners })
  if (winners.length > 0) story.takePods(winners, null)
}
