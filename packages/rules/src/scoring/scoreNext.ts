import type { Decision } from '../decide.ts'
import type { Dice } from '../model/dice.ts'
import type { Event } from '../model/event.ts'
import type { PlacedDie, State } from '../model/game.ts'
import { type DistrictId, ownerOf } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import type { Reward } from '../model/reward.ts'
import { controllersOf, standing, tallyOf, zeros } from './standing.ts'
import { runSteps } from './steps.ts'
import { stepsOf, targetReward } from './stepsOf.ts'
import { Story } from './Story.ts'

/** [C1] Scores one district, clockwise from the one the drone points at, or at last the center. */
export function scoreNext(state: State, dice: Dice): Decision {
  if (state.phase !== 'scoring' || state.choice !== null) return refuse('notNow')
  const story = new Story(state, dice)
  const count = state.districts.length
  if (state.scored < count) scoreDistrict(story, (state.drone + state.scored) % count)
  else scoreCenter(story)
  return story.events
}

function scoreDistrict(story: Story, id: DistrictId): void {
  const reward = targetReward(story.before, id)
  const scored = outcome(story, id, reward)
  story.tell(scored)
  story.count(scored)
  if (scored.controllers.length > 0) runSteps(story, stepsOf(reward, [id]))
}

/** [C2] Twins cancel, unless the district's own reward rolls all its dice again first. */
function outcome(story: Story, id: DistrictId, reward: Reward): Extract<Event, { type: 'districtScored' }> {
  const { dice } = story.district(id)
  if (reward[0]?.kind === 'reroll') return rolledAgain(story, id, dice)
  const { twins, totals, leaders } = standing(dice, story.seats)
  return { type: 'districtScored', district: id, cancelled: twins, rerolled: null, totals, controllers: leaders }
}

function rolledAgain(
  story: Story,
  id: DistrictId,
  dice: readonly PlacedDie[],
): Extract<Event, { type: 'districtScored' }> {
  const rerolled = story.rollAgain(dice)
  const rolled = dice.map(({ die }, n) => ({ die, value: rerolled[n] ?? 0 }))
  return { type: 'districtScored', district: id, cancelled: [], rerolled, ...tallyOf(rolled, story.seats) }
}

/** [C6] Most dice on the center, whatever they show, take a pod. */
function scoreCenter(story: Story): void {
  const counts = zeros(story.seats)
  for (const { die } of story.before.center) counts[ownerOf(die)] = (counts[ownerOf(die)] ?? 0) + 1
  const winners = controllersOf(counts)
  story.tell({ type: 'centerScored', counts, winners })
  if (winners.length > 0) story.takePods(winners, null)
}
