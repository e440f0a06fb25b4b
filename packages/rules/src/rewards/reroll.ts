import type { IconOf } from '../model/reward.ts'
import { rolled, outcomeOf } from '../counting/standing.ts'
import { podium, podiumSteps } from './podium.ts'
import type { RewardRule } from './RewardRule.ts'

/** [W2] The district's own re-roll comes before anything else; a copied one rolls the survivors when it is reached. */
export const reroll: RewardRule<IconOf<'reroll'>> = {
  outside: 'reroll ',
  read(reader) {
    if (!reader.accept('reroll ')) return null
    const inner = podium.read(reader)
    return inner === null ? reader.fail('"podium("') : { kind: 'reroll', podium: inner }
  },
  notation: ({ podium: inner }, row) => `reroll ${podium.notation(inner, row)}`,
  grant({ podium: { ranks } }, { story, step: { path } }) {
    if (path.length > 1) rollSurvivors(path[0] ?? 0)
    return podiumSteps(ranks, path, story)

    function rollSurvivors(district: number): void {
      const placed = story.survivors(district)
      const values = story.rollAgain(placed)
      const lying = rolled(placed, values)
      const outcome = outcomeOf(lying, story.seats)
      story.tell({ type: 'diceRerolled', district, values, totals: outcome.totals })
      story.lieAnew(lying, outcome)
    }
  },
}
