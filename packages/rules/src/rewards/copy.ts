import type { Answers } from '../model/choice.ts'
import type { DistrictId } from '../model/ids.ts'
import type { Direction, IconOf } from '../model/reward.ts'
import { stepsOf, targetReward } from '../counting/stepsOf.ts'
import { NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [W1] [W2] The neighbour's target reward, gained with the dice of the district being scored. */
export const copy: RewardRule<IconOf<'copy'>> = {
  outside: 'copy-',
  read(reader) {
    if (!reader.accept('copy-')) return null
    if (reader.accept('cw')) return { kind: 'copy', from: 'cw' }
    if (reader.accept('ccw')) return { kind: 'copy', from: 'ccw' }
    if (reader.accept('any')) return { kind: 'copy', from: 'any' }
    return reader.fail('"cw", "ccw" or "any"')
  },
  notation: ({ from }) => `copy-${from}`,
  asks: ({ from }, { gainers }) => (from === 'any' ? { kind: 'copy', asked: gainers } : null),
  grant({ from }, { story, step: { path }, answers }) {
    const district = path[0] ?? 0
    const at = path[path.length - 1] ?? 0
    const direction = from === 'any' ? agreed(answers) : from
    if (direction === null) story.tell({ type: 'copyFailed', district, at, why: 'noAgreement' })
    const next = direction === null ? null : neighbour(at, direction, story.before.districts.length)
    if (next === null) return NO_STEPS
    if (path.includes(next)) {
      story.tell({ type: 'copyFailed', district, at, why: 'loop' })
      return NO_STEPS
    }
    story.tell({ type: 'rewardCopied', district, at, from: next })
    return stepsOf(targetReward(story.before, next), [...path, next])
  },
}

/** The next district clockwise or counter-clockwise. */
export const neighbour = (id: DistrictId, direction: Direction, count: number): DistrictId =>
  (id + (direction === 'cw' ? 1 : count - 1)) % count

/** [W3] The direction that all chose, if they all chose the same. */
function agreed(answers: Answers): Direction | null {
  const votes = answers.map(({ answer }) => (answer?.kind === 'copy' ? answer.from : null))
  const first = votes[0] ?? null
  return votes.every((vote) => vote === first) ? first : null
}
